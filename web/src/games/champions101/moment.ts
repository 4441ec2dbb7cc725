/** What a moment of 101 asks and comes to, in words. What a move comes to, the engine says. */

import { say } from "../../lib/language.svelte";
import type { MovePicker } from "../../live/move_picker.svelte";
import type { TableStore } from "../../live/table_store.svelte";
import type { ChampionsBoard, ChampionsForecast, Choice, ToldEvent } from "../../server/schema";
import type { AskLine } from "../../stage/asking/Ask.svelte";
import { askOf, questionOf, waysOf } from "../../stage/asking/ask_line";
import type { Badge } from "../../stage/zones/Hand.svelte";
import type { NoteText } from "../../stage/asking/Note.svelte";
import { PENALTY } from "./position";

export type MoveResult = ChampionsForecast["result"];

export const cardOf = (touch: string): string => touch.slice(touch.indexOf("/") + 1);

export function forecastOf(board: ChampionsBoard, choice: Choice): ChampionsForecast | null {
  return board.forecasts.find(({ move }) => move === choice.move) ?? null;
}

/** What several moves would come to; null if they differ. */
export function resultOf(board: ChampionsBoard, choices: Choice[]): MoveResult | null {
  const [only, ...more] = new Set(choices.map((choice) => forecastOf(board, choice)?.result ?? null));
  return more.length ? null : (only ?? null);
}

// -- On the cards

const GOOD: MoveResult[] = ["pass", "shot", "kick", "goal", "foul"];
const BAD: MoveResult[] = ["lost", "counter", "cleared", "foul-kick", "saved"];

/** What a card would come to, written on it. */
export function badgeOf(board: ChampionsBoard, choices: Choice[], other: string): Badge | null {
  if (!choices.length) return null;
  if (choices.length > 1) return { text: say("badge-joker") };
  const result = resultOf(board, choices);
  if (!result || result === "keep" || result === "wait") return null;
  const tone = GOOD.includes(result) ? "yes" : BAD.includes(result) ? "no" : undefined;
  return { text: say(`badge-${result}`, { name: other }), tone };
}

/** The moves that would take this card besides those that are held. */
export function movesWith(picker: MovePicker, touch: string): Choice[] {
  const wanted = [...picker.touches, touch];
  return picker.legal.filter(({ touches }) => {
    const left = [...touches];
    return wanted.every((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

// -- The note beside the hand

const ARTICLES: Record<string, string> = {
  play: "4.9",
  pass: "4.5",
  lost: "4.6",
  shot: "4.7",
  cleared: "4.8",
  counter: "5.1",
  kick: "9.1",
  joker: "8.1",
  foul: "8.6",
  "foul-kick": "8.7",
  keep: "5.1",
  strike: "11.3",
};

/** The slip of paper: what the cards in the air would come to, or what is asked. */
export function noteOf(
  table: TableStore,
  result: MoveResult | "joker" | null,
  name: string,
): NoteText | null {
  if (!table.isMyTurn) return null;
  const about = result ?? table.view?.ask?.key ?? "";
  return {
    title: say(`note-${about}-title`),
    text: say(`note-${about}`, { name }),
    article: ARTICLES[about] ?? "",
  };
}

// -- The line that asks

export function askLine(table: TableStore, picker: MovePicker, fromGoal: number, name: string): AskLine {
  if (table.isWatching && !table.pending) return { text: "" };
  if (!table.isMyTurn) return table.pending || table.view?.over ? askOf(table) : waitingLine(table, name);
  switch (table.view?.ask?.key) {
    case "play":
      return playLine(table, picker, fromGoal);
    case "foul":
      return { text: questionOf(table), buttons: waysOf(table), quiet: quietOf(picker, "") };
    case "keep":
      return {
        pill: say("pill-counter"),
        text: questionOf(table),
        quiet: quietOf(picker, say("others-go", { name })),
      };
    case "strike":
      return { pill: say("your-turn"), text: questionOf(table), quiet: quietOf(picker, say("other-kind")) };
    default:
      return askOf(table);
  }
}

/** The other one thinks; what else there is to wait for, the usual line says. */
function waitingLine(table: TableStore, name: string): AskLine {
  const isTheirs = table.view?.to_act.every((seat) => seat !== table.seat) && table.seat !== null;
  return isTheirs && table.table?.started ? { text: say("thinking", { name }) } : askOf(table);
}

/** One card is the whole move: once it is held, how to play it. */
const quietOf = (picker: MovePicker, before: string): string =>
  picker.touches.length ? say("tap-or-drag") : before;

function playLine(table: TableStore, picker: MovePicker, fromGoal: number): AskLine {
  const n = picker.touches.length;
  if (!n)
    return { pill: say("your-ball"), text: questionOf(table), quiet: say("from-goal", { n: fromGoal }) };
  if (n > 1) return { pill: say("of-two", { n }), text: say("asks-joker") };
  const quiet = say(picker.previewed.length < picker.offered.length ? "let-go" : "press-to-see");
  return { pill: say("of-two", { n }), text: say("asks-second"), quiet };
}

/** Why a card stays calm, and the article that says so. */
export function whyCalm(table: TableStore, card: string, name: string) {
  if (table.isWatching || table.view?.over) return null;
  if (!table.isMyTurn) return { message: say("calm-wait", { name }), article: "4.1" };
  if (table.view?.ask?.key === "foul" && card !== PENALTY)
    return { message: say("calm-foul", { name }), article: "8.6" };
  return null;
}

// -- What a play came to

/** The events that are resolved on the board, and the line of the table of outcomes that they light. */
const RESOLVED: Record<string, MoveResult | null> = {
  pass: "pass",
  "pass-lost": "lost",
  cleared: "cleared",
  counter: "counter",
  claim: null,
  penalties: null,
  foul: null,
  "foul-kick": null,
  corner: null,
  saved: null,
  "kick-blocked": null,
  "kick-saved": null,
  "too-late": null,
};

export interface Happening {
  n: number;
  event: string;
  seat: number;
  other: number;
  result: MoveResult | null;
}

/** The last thing that was resolved. */
export function lastHappening(events: ToldEvent[]): Happening | null {
  const told = events.findLast(({ event }) => event.event in RESOLVED);
  if (!told) return null;
  const { event } = told;
  const seat = Number(event["seat"]);
  return { n: told.n, event: event.event, seat, other: 1 - seat, result: RESOLVED[event.event] ?? null };
}
