/** What surrounds a stage and differs between a table, a lesson, a replay and the big screen. */

import { getContext, setContext, type Snippet } from "svelte";
import type { KeyCommand } from "./touch/keys";

export interface StageFrame {
  /** In the place of the tools, of the ask line. */
  tools?: Snippet;
  ask?: Snippet;
  /** At the end of the ask line. */
  besideAsk?: Snippet;
  /** In the place of the hand. */
  hand?: Snippet | undefined;
  drawer?: Snippet;
  /** There is a chat, and so many messages in it were not seen. */
  chat?: boolean;
  unread?: () => number;
  hint?: Snippet;
  /** Over the album: requests. */
  overlay?: Snippet;
  /** Over everything: the end. */
  finale?: Snippet;
  isScene?: () => boolean;
  oncommand?: (command: KeyCommand) => void;
}

const KEY = Symbol("frame");

export function provideFrame(frame: StageFrame): void {
  setContext(KEY, frame);
}

export function useFrame(): StageFrame {
  return getContext<StageFrame | undefined>(KEY) ?? {};
}
