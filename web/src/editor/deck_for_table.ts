/** A deck that is taken along to the table: written here, chosen there. */

import { keep, kept } from "../lib/storage";

interface Along {
  game: string;
  option: string;
  document: { name: string; text: string };
}

const PLACE = "deck-along";

export const takeAlong = (along: Along): void => keep(PLACE, along);

/** What was brought for this game, by the name of its option; it is brought once. */
export function broughtAlong(game: string): Record<string, Along["document"]> {
  const along = kept<Along | null>(PLACE, null);
  if (along?.game !== game) return {};
  keep(PLACE, null);
  return { [along.option]: along.document };
}
