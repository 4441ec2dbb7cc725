/** What a moment of Go-Goal! asks and comes to, in words. The numbers are the engine's. */

import { say } from "../../lib/language.svelte";
import type { MovePicker } from "../../live/move_picker.svelte";
import type { TableStore } from "../../live/table_store.svelte";
import type { Choice, GoGoalBoard } from "../../server/schema";
import { askOf, questionOf, waysOf } from "../../stage/asking/ask_line";
import type { AskLine } from "../../stage/asking/Ask.svelte";
import { isByNumbers, isFootballer } from "./teams";

export const TEAM_TO_FIELD = 3;

/** The backs of the cards that a seat holds, footballers first; three fewer when its team lies on the table. */
export function backsOf(board: GoGoalBoard, seat: number, hasChosen = false): string[] {
  const { players = 0, actions = 0 } = board.hands[seat] ?? {};
  const held = Math.max(0, players - (hasChosen ? TEAM_TO_FIELD : 0));
  return [...Array<string>(held).fill("players"), ...Array<string>(actions).fill("actions")];
}

export const cardOf = (touch: string): string => touch.slice(touch.indexOf("/") + 1);

/** The seat of `team:1` and of `team:1/defender`; null for any other touch. */
export function seatOf(touch: string): number | null {
  const found = /^team:(\d+)/.exec(touch);
  return found ? Number(found[1]) : null;
}

/** The hand card that a move plays. */
export function playedCard(choice: Choice | null): string | null {
  const touch = choice?.touches.find((one) => one.startsWith("hand:"));
  return touch ? cardOf(touch) : null;
}

/** "2 forwards beat 1 defender": why an attack is on. */
export function whyOf(board: GoGoalBoard, card: string, seat: number, target: number): string {
  const forwards = board.strengths[seat]?.forwards ?? 0;
  const defenders = board.strengths[target]?.defenders ?? 0;
  if (!isByNumbers(card, board)) return say(`why-${card}`);
  return say(forwards > defenders ? "why-beat" : "why-match", { forwards, defenders });
}

/** "2 v 1: shoot!" */
export function sumOf(
  board: GoGoalBoard,
  card: string,
  seat: number,
  target: number,
  isOpen: boolean,
): string {
  if (!isByNumbers(card, board)) return say(isOpen ? "sum-open" : "sum-shut");
  const forwards = board.strengths[seat]?.forwards ?? 0;
  const defenders = board.strengths[target]?.defenders ?? 0;
  return say(isOpen ? "sum-shoot" : "sum-closed", { forwards, defenders });
}

/** The line that asks, for every moment of the game. */
export function askLine(table: TableStore, picker: MovePicker, name: (card: string) => string): AskLine {
  if (!table.isMyTurn) return waitingLine(table);
  const key = table.view?.ask?.key;
  if (key === "field") return fieldLine(picker);
  const [held] = picker.touches;
  if (key === "play" && held) return heldLine(table, picker, cardOf(held), name);
  if (key === "kick")
    return { pill: say("your-turn"), text: say(isShooting(table) ? "asks-shoot" : "asks-dive") };
  if (key === "answer") return { text: questionOf(table), buttons: waysOf(table) };
  return { pill: say("your-turn"), text: questionOf(table), buttons: waysOf(table) };
}

export const isShooting = (table: TableStore): boolean => table.view?.ask?.values["seat"] === table.seat;

function waitingLine(table: TableStore): AskLine {
  const [seat, ...more] = table.view?.to_act ?? [];
  const isTold = table.isWatching || table.view?.over || table.pending || table.table?.window;
  if (seat === table.seat && !isTold && table.view?.ask?.key === "answer")
    return { text: say("nothing-stops-it") };
  if (seat === undefined || seat === table.seat || more.length || isTold) return askOf(table);
  return { text: say("thinking", { name: table.table?.seats[seat]?.name ?? "" }) };
}

function fieldLine(picker: MovePicker): AskLine {
  const n = picker.touches.length;
  return {
    pill: say("so-many-of", { n, all: TEAM_TO_FIELD }),
    text: say(n === 2 ? "asks-third" : "asks-three"),
  };
}

function heldLine(
  table: TableStore,
  picker: MovePicker,
  card: string,
  name: (card: string) => string,
): AskLine {
  const pill = say("your-turn");
  if (isFootballer(card)) {
    const makesRoom = picker.offered.some(({ touches }) =>
      touches.some((touch) => /^team:\d+\//.test(touch)),
    );
    return {
      pill,
      text: say(makesRoom ? "asks-room" : "asks-where"),
      quiet: say(makesRoom ? "tap-a-man" : "tap-or-drag"),
    };
  }
  const targets = [...new Set(picker.offered.flatMap(({ touches }) => touches.map(seatOf)))].filter(
    (one) => one !== null,
  );
  const [only, ...more] = targets;
  if (only === undefined) return { pill, text: questionOf(table), quiet: say("tap-or-drag") };
  if (more.length) return { pill, text: say("attack-whom", { card: name(card) }), quiet: say("tap-a-team") };
  const who = table.table?.seats[only]?.name ?? "";
  const isNamed = picker.offered.length > 1;
  return {
    pill,
    text: say("attack-at", { card: name(card), name: who }),
    quiet: say(isNamed ? "tap-a-man" : "tap-or-drag"),
  };
}
