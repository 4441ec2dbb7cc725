/** The usual line of the ask: what is asked, whom the table waits for, and moves that are no card. */

import { language, say } from "../../lib/language.svelte";
import type { TableStore } from "../../live/table_store.svelte";
import type { AskButton, AskLine } from "./Ask.svelte";

export function askOf(table: TableStore): AskLine {
  if (!table.table?.started) return { text: say("waiting-for-seats") };
  if (table.view?.over || table.table.over) return { text: say("match-over") };
  if (table.isWatching) return { text: "" };
  if (table.isAnswered) return { text: say("answer-noted") };
  if (table.pending) return { text: say("move-sent") };
  if (table.isMyTurn) return { pill: say("your-turn"), text: questionOf(table), buttons: waysOf(table) };
  if (isMine(table) && table.table.only)
    return { text: say(table.table.window ? "nothing-stops-it" : "only-move") };
  if (table.table.window) return { text: say("may-interrupt", { names: waitingFor(table).join(", ") }) };
  return { text: say("waiting-for", { names: waitingFor(table).join(", ") }) };
}

const isMine = ({ seat, view }: TableStore): boolean =>
  seat !== null && (view?.to_act.includes(seat) ?? false);

/** The short question of the game's page, if it has one; else the whole sentence. */
export function questionOf(table: TableStore): string {
  const short = `asks-${table.view?.game}-${table.view?.ask?.key}`;
  return language.has(short) ? say(short) : table.asks;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The moves that touch nothing, as buttons. */
export function waysOf(table: TableStore): AskButton[] {
  const bare = table.view?.legal.filter((choice) => !choice.touches.length) ?? [];
  return bare.map(({ move, text }) => ({
    label: capitalise(table.label(move) || text),
    onclick: () => table.play(move),
    isMain: bare.length === table.view?.legal.length && bare.length === 1,
  }));
}

/** The names of those whom the table waits for: the others, unless there are none. */
function waitingFor(table: TableStore): string[] {
  const all = table.view?.to_act ?? [];
  const others = all.filter((seat) => seat !== table.seat);
  return (others.length ? others : all).map((seat) => table.table?.seats[seat]?.name ?? "");
}

/** What those who watch read: whose turn it is. */
export function watchedLine(table: TableStore): string {
  if (!table.table?.started) return say("waiting-for-seats");
  if (table.view?.over || table.table.over) return say("match-over");
  const names = waitingFor(table);
  if (table.table.window) return say("may-interrupt", { names: names.join(", ") });
  return names.length === 1 ? say("turn-of", { name: names[0] ?? "" }) : say("all-choose");
}
