/** What the table tells of a manager: the eleven places of the formation, the captain, the prices on the cards. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import { cardsOf, zoneOf } from "../../live/zones";
import type { View } from "../../server/schema";

export const ELEVEN = 11;

type Role = "P" | "D" | "C" | "A";

/** A place on the pitch: shirt number 1 is the goalkeeper's, 11 the last forward's. */
export interface Place {
  shirt: number;
  role: Role;
  card: string | null;
}

/** The lines of a formation from the goalkeeper to the forwards; those between the first and the last are midfielders. */
export function linesOf(view: View, seat: number): Place[][] {
  const worn = shirts(view, seat);
  const sizes = [1, ...String(view.facts[`formation_${seat}`]).split("-").map(Number)];
  let shirt = 0;
  return sizes.map((size, line) =>
    Array.from({ length: size }, () => {
      shirt += 1;
      return { shirt, role: roleOf(line, sizes.length - 1), card: worn.get(shirt) ?? null };
    }),
  );
}

function roleOf(line: number, last: number): Role {
  if (line === 0) return "P";
  if (line === last) return "A";
  return line === 1 ? "D" : "C";
}

/** The team lies in the order of its shirts. */
function shirts(view: View, seat: number): Map<number, string | null> {
  const team = zoneOf(view, "team", seat);
  const cards = team ? cardsOf(team) : [];
  const numbers = String(view.facts[`shirts_${seat}`] ?? "")
    .split(" ")
    .filter(Boolean);
  return new Map(numbers.map((shirt, at) => [Number(shirt), cards[at] ?? null]));
}

/** The footballers in the action, each with what he is worth by now. */
export function inAction(view: View): { place: Place; value: number }[] {
  const { acting, chosen, values } = view.facts;
  if (!Array.isArray(chosen) || !Array.isArray(values)) return [];
  const places = linesOf(view, Number(acting)).flat();
  return chosen.flatMap((shirt, at) => {
    const place = places[Number(shirt) - 1];
    return place ? [{ place, value: Number(values[at]) }] : [];
  });
}

export function isInAction(view: View, seat: number, shirt: number): boolean {
  return view.facts["acting"] === seat && inAction(view).some(({ place }) => place.shirt === shirt);
}

/** Sent off until the end of the turn? */
export function isOff(view: View, seat: number, shirt: number): boolean {
  const off = view.facts[`off_${seat}`];
  return Array.isArray(off) && off.includes(String(shirt));
}

export function isCaptain(view: View, seat: number, card: string, cards: GameTexts): boolean {
  return view.facts[`captain_${seat}`] === bare(cards.name(card));
}

/** "Ermete Tuonelli (P 4)" without what his card shows at a glance. */
export function bare(name: string): string {
  return name.replace(/ \([^()]*\)$/, "");
}

/** The price on a team card: its value, in millions. */
export function listPrice(name: string): number | null {
  const found = /(\d+)\)$/.exec(name);
  return found ? Number(found[1]) : null;
}

/** How a manager stands, in the game's own words; what is no news is left out. */
export function standing(view: View, seat: number, cards: GameTexts): string[] {
  const facts = ["goals", "conceded", "stadium", "immune"];
  return facts
    .map((name) => cards.say(`fact-${name}`, { n: Number(view.facts[`${name}_${seat}`]) }))
    .filter(Boolean);
}
