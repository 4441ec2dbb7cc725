/** A deck that is taken along to the table: written here, chosen there. */

import { save, load } from "../lib/storage";

interface Along {
  game: string;
  option: string;
  document: { name: string; text: string };
}

const PLACE = "deck-along";

export const saveDeckForTable = (along: Along): void => save(PLACE, along);

/** The saved deck for this game, by the name of its option. It can be taken once. */
export function takeDeckForTable(game: string): Record<string, Along["document"]> {
  const along = load<Along | null>(PLACE, null);
  if (along?.game !== game) return {};
  save(PLACE, null);
  return { [along.option]: along.document };
}
