/** The usual line of the ask: what is asked, whom the table waits for, and moves that are no card. */

import { language, say } from "../lib/language.svelte";
import type { TableStore } from "../live/table_store.svelte";
import type { AskButton, AskLine } from "./Ask.svelte";

export function askOf(table: TableStore): AskLine {
  if (!table.table?.started) return { text: say("waiting-for-seats") };
  if (table.view?.over || table.table.over) return { text: say("match-over") };
  if (table.pending) return { text: say("move-sent") };
  if (table.isMyTurn) return { pill: say("your-turn"), text: questionOf(table), buttons: waysOf(table) };
  return { text: say("waiting-for", { names: waitingFor(table).join(", ") }) };
}

/** The short question of the game's page, if it has one; else the whole sentence. */
export function questionOf(table: TableStore): string {
  const short = `asks-${table.view?.game}-${table.view?.ask?.key}`;
  return language.has(short) ? say(short) : table.asks;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The moves that touch nothing, as buttons. */
export function waysOf(table: TableStore): AskButton[] {
  const bare = table.view?.legal.filter((choice) => !choice.touches.length) ?? [];
  return bare.map(({ move, text }) => ({
    label: capitalised(table.label(move) || text),
    onclick: () => table.play(move),
    isMain: bare.length === table.view?.legal.length && bare.length === 1,
  }));
}

/** The names of those whom the table waits for. */
export function waitingFor(table: TableStore): string[] {
  const others = (table.view?.to_act ?? []).filter((seat) => seat !== table.seat);
  return others.map((seat) => table.table?.seats[seat]?.name ?? "");
}
