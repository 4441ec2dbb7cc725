/** What the words on the cards tell: a footballer's role and figures, and who meets whom in a duel. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import type { View } from "../../server/schema";
import { LIKES, POSITIONS, type Role } from "./formation";

export type Figures = Record<string, number>;

/** The letters and their numbers, which every language writes alike: `A5 B6 …`. */
export function figures(help: string): Figures {
  return Object.fromEntries(
    [...help.matchAll(/\b([A-H])(\d+)\b/g)].map(([, letter, number]) => [letter, Number(number)]),
  );
}

/** The sum of all figures: a rough measure of how good he is. */
export function worth(help: string): number {
  return Object.values(figures(help)).reduce((sum, number) => sum + number, 0);
}

export function roleOf(card: string, cards: GameTexts): Role | undefined {
  const [word] = cards.help(card).split(",", 1);
  return Object.keys(LIKES).find((role) => cards.say(`role-${role}`) === word);
}

export function surname(name: string): string {
  return name.split(" ").slice(1).join(" ") || name;
}

export interface Duel {
  own: string;
  theirs: string;
}

/** The letters of a card's duel that begins with `own`: `E(RM) v C(LB)` is E against C. */
export function duelOf(help: string, own: string): Duel | undefined {
  const duels = help
    .split(";")
    .map((phase) => [...phase.matchAll(/\b([A-H])\([A-Z]+\)/g)].map(([, letter]) => letter ?? ""));
  const found = duels.find(([first, second]) => first === own && second);
  return found && { own, theirs: found[1] ?? "" };
}

/** What a kick is a matter of: `F(taker) v G` is F, whatever the language calls the taker. */
export function takersLetter(help: string): string | undefined {
  return /\b([A-H])\([a-z]/.exec(help)?.[1];
}

/** The places of a seat's eleven, empty ones as null; none where the viewer does not know them. */
export function elevenOf(view: View, seat: number): (string | null)[] {
  const told = view.facts[`pitch_${seat}`];
  return POSITIONS.map(
    (_, place) => (Array.isArray(told) && typeof told[place] === "string" && told[place]) || null,
  );
}

/** The footballer of this name among these. Events tell names, the table has cards. */
export function named(name: unknown, among: (string | null)[], cards: GameTexts): string | null {
  return among.find((card) => card !== null && cards.name(card) === name) ?? null;
}
