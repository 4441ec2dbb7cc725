/** What is open on the stage besides the match: a drawer, a card held up large, the reason why a card stays calm. */

import type { Snippet } from "svelte";
import { getContext, setContext } from "svelte";
import type { GameTexts } from "../cards/game_texts.svelte";
import type { MovePicker } from "../live/move_picker.svelte";
import type { TableStore } from "../live/table_store.svelte";

export type Panel = "log" | "chat" | "menu" | "rule";

/** `seat`: a player's own table; `watch`: a spectator's; `screen`: the big screen; `hand`: a phone beside it; `lesson`
 * and `replay` as they say. */
export type StageMode = "seat" | "watch" | "screen" | "hand" | "lesson" | "replay";

/** A card, and which of its faces it shows. */
export interface ShownCard {
  card: string;
  copy: number;
}

/** Why a card can't be played now, and the article that says so. */
export interface Why {
  thing: string;
  message: string;
  article: string | null;
}

/** What somebody at the table has just said. */
interface Bubble {
  seat: number;
  text: string;
  /** The quick phrase that it is, if it is one. */
  phrase: string;
}

const WHY_MS = 2500;
const BUBBLE_MS = 2500;

export class StageState {
  panel: Panel | null = $state(null);
  /** The article that the drawer shows. */
  article = $state("");
  large: ShownCard | null = $state.raw(null);
  /** The card under the pointer or the focus: the note explains it. */
  pointed: string | null = $state(null);
  why: Why | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  /** The board tells the end itself: of the usual end only what one can do next is shown. */
  hasOwnEnd = $state(false);
  /** What a game tells at the end instead of the goals in a row: the tree of a cup. */
  finale: Snippet | null = $state.raw(null);
  /** What is asked is explained, as at every first time: nothing is answered by itself meanwhile. */
  isExplaining = $state(false);
  private bubbleTimer: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableStore,
    readonly cards: GameTexts,
    readonly picker: MovePicker,
    readonly mode: StageMode,
  ) {}

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }

  openArticle(article: string): void {
    this.article = article;
    this.panel = "rule";
  }

  explain(why: Why): void {
    clearTimeout(this.timer);
    this.why = why;
    this.timer = setTimeout(() => (this.why = null), WHY_MS);
  }

  speak(bubble: Bubble): void {
    clearTimeout(this.bubbleTimer);
    this.bubble = bubble;
    this.bubbleTimer = setTimeout(() => (this.bubble = null), BUBBLE_MS);
  }

  /** Nothing is pointed at, held up or picked any more. */
  clear(): void {
    this.pointed = this.large = this.why = null;
    this.picker.clear();
  }

  /** Close what lies on top; is there nothing, put the cards down. */
  back(): void {
    if (this.large) this.large = null;
    else if (this.panel) this.panel = null;
    else this.picker.clear();
  }
}

const KEY = Symbol("stage");

export function provideStage(stage: StageState): StageState {
  return setContext(KEY, stage);
}

export function useStage(): StageState {
  return getContext<StageState>(KEY);
}
