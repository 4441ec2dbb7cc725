/** The four lines of a management card, and the moves that use them. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import type { Choice } from "../../../server/schema";

export interface Line {
  sign: "money" | "events" | "challenge" | "other";
  title: string;
  effect: string;
  move: number | null;
}

const SIGNS = ["money", "events", "challenge", "other"] as const;

/** What can stand on the last two lines. */
const TITLES = [
  ...["defenders-up", "midfielders-up", "forwards-up", "goalkeeper-up", "strongest-up", "total-up"],
  ...["two-actions", "deny-bonus", "plain-challenge"],
  ...["free-footballer", "free-coach", "poach", "exchange-footballer", "exchange-coach"],
  ...["spending-spree", "new-market", "captain", "immunity"],
];

/** A card says what it offers in one sentence: "2 million; 1 event card; Challenge: the wall; or: The band." */
export function linesOf(card: string, legal: Choice[], cards: GameTexts): Line[] {
  const titles = cards.help(card).replace(/\.$/, "").split(/;\s*/);
  return SIGNS.map((sign, at) => {
    const title = sign === "other" ? (titles[at] ?? "").replace(/^[^:]+: /, "") : (titles[at] ?? "");
    return { sign, title, effect: effectOf(title, cards), move: moveOf(sign, legal) };
  });
}

function effectOf(title: string, cards: GameTexts): string {
  const id = TITLES.find((one) => cards.say(`opportunity-${one}`) === title);
  return id ? cards.say(`opportunity-${id}.effect`) : "";
}

function moveOf(sign: Line["sign"], legal: Choice[]): number | null {
  return legal.find(({ text }) => text.startsWith("use ") && signOf(text.slice(4)) === sign)?.move ?? null;
}

function signOf(opportunity: string): Line["sign"] {
  return SIGNS.find((sign) => sign === opportunity) ?? "other";
}
