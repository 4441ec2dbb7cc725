/** The four lines of a management card in words, with their signs. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { say } from "../../../lib/language.svelte";
import type { NotebookLineName } from "../squad";

export interface NotebookLine {
  line: NotebookLineName;
  title: string;
  effect: string;
  /** Where there is little room. */
  short: string;
}

export const LINE_SIGNS: Record<NotebookLineName, string> = {
  money: "M8 5a6 3 0 1 0 .1 0zM2 8v4a6 3 0 0 0 12 0V8M2 12v4a6 3 0 0 0 12 0v-4",
  events: "M3 3h14v14H3zM6 7h8M6 10h8M6 13h5",
  challenge: "M2 7h13l-4-4M18 13H5l4 4",
  other: "M10 2l2.4 5.3 5.6.7-4.2 3.9 1.1 5.7L10 14.8l-4.9 2.8 1.1-5.7L2 8l5.6-.7z",
};

export function notebookLines(card: string, cards: GameTexts): NotebookLine[] {
  const data = cards.data<"best11">(card);
  if (data?.kind !== "management") return [];
  const written = (line: NotebookLineName, id: string, n: number): NotebookLine => ({
    line,
    title: cards.say(`opportunity-${id}`),
    effect: say(`effect-${id}`, { n }),
    short: say(`line-${line === "other" ? id : line}`),
  });
  const money = { title: cards.say("fact-money", { n: data.money }), short: say("n-m", { n: data.money }) };
  const events = { title: say("events-held", { n: data.events }), short: say("n-cards", { n: data.events }) };
  return [
    { ...written("money", "money", 0), ...money },
    { ...written("events", "events", 0), ...events },
    written("challenge", data.challenge, data.by),
    written("other", data.other, 0),
  ];
}
