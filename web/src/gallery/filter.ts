/** The decks of a game, card by card, and finding cards in them. */

import { matchesWords } from "../lib/search";
import type { CardInfo, DeckInfo } from "../server/schema";

export const countCards = (cards: CardInfo[]) => cards.reduce((sum, row) => sum + row.n, 0);

/** One deck, or all ("") of them, with only the cards that these words fit. */
export function filterDecks(decks: DeckInfo[], only: string, words: string): DeckInfo[] {
  const chosen = decks.filter((deck) => !only || deck.name === only);
  const fitting = chosen.map((deck) => ({
    ...deck,
    cards: deck.cards.filter((row) => matchesWords(`${row.name} ${row.help} ${row.booklet}`, words)),
  }));
  return fitting.filter((deck) => deck.cards.length);
}
