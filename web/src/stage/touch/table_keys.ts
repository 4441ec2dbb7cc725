/** The keys of a table, on the elements that it shows. */

import type { StageFrame } from "../frame";
import { sound } from "../sound/sound.svelte";
import type { StageState } from "../stage_state.svelte";
import { commandOf, isElsewhere, neighbour, type KeyCommand } from "./keys";

const findHand = () => [...document.querySelectorAll<HTMLElement>(".room .held-card")];
const findTargets = () => [
  ...document.querySelectorAll<HTMLElement>(
    ".room .album button, .room .desk button:not(.held-card), .room .tray button, .room .ask .way",
  ),
];

/** A button may have a key of its own; all others are commands. */
export function pressKey(event: KeyboardEvent, stage: StageState, frame: StageFrame): void {
  if (isElsewhere(event) && event.key !== "Escape") return;
  const hotkey = document.querySelector<HTMLElement>(
    `.room [data-key="${CSS.escape(event.key.toLowerCase())}"]`,
  );
  if (hotkey) return hotkey.click();
  const command = commandOf(event.key);
  if (!command || (command.is === "skip" && !frame.isScene?.())) return;
  event.preventDefault();
  obey(command, stage, frame);
}

function obey(command: KeyCommand, stage: StageState, frame: StageFrame): void {
  switch (command.is) {
    case "card":
      findHand()[command.nth]?.focus();
      return findHand()[command.nth]?.click();
    case "along":
      return neighbour(findHand(), command.by)?.focus();
    case "across":
      return neighbour(findTargets(), command.by)?.focus();
    case "back":
      return stage.back();
    case "large":
      return void document.activeElement?.dispatchEvent(new MouseEvent("contextmenu", { cancelable: true }));
    case "hint":
      return stage.table.ask("hint");
    case "sound":
      return sound.switch();
    case "log":
    case "chat":
    case "menu":
      return stage.toggle(command.is);
    default:
      return frame.oncommand?.(command);
  }
}
