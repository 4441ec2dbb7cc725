/** The four lines of a management card, and the moves that use them. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { say } from "../../../lib/language.svelte";
import type { Choice } from "../../../server/schema";

const SIGNS = ["money", "events", "challenge", "other"] as const;

export interface Line {
  sign: (typeof SIGNS)[number];
  title: string;
  effect: string;
  move: number | null;
}

export function linesOf(card: string, legal: Choice[], cards: GameTexts): Line[] {
  const data = cards.data<"best11">(card);
  if (data?.kind !== "management") return [];
  const lines = {
    money: { title: cards.say("fact-money", { n: data.money }), effect: "" },
    events: { title: say("events-held", { n: data.events }), effect: "" },
    challenge: opportunity(data.challenge, cards, data.by),
    other: opportunity(data.other, cards),
  };
  return SIGNS.map((sign) => ({ sign, ...lines[sign], move: moveOf(sign, legal) }));
}

/** `n` is how much a bonus counts. */
const opportunity = (id: string, cards: GameTexts, n = 0) => ({
  title: cards.say(`opportunity-${id}`),
  effect: cards.say(`opportunity-${id}.effect`, { n }),
});

function moveOf(sign: Line["sign"], legal: Choice[]): number | null {
  return legal.find(({ text }) => text.startsWith("use ") && signOf(text.slice(4)) === sign)?.move ?? null;
}

/** The fourth line is used by its own name. */
function signOf(opportunity: string): Line["sign"] {
  return SIGNS.find((sign) => sign === opportunity) ?? "other";
}
