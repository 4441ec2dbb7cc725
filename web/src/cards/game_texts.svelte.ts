/** A game in words: its own texts, in the reader's language, with the names of the people on its cards. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { get } from "../server/http";
import { makeBundle, language } from "../lib/language.svelte";

export interface CardText {
  card: string;
  name: string;
  help: string;
}

export class GameTexts {
  private cards: Record<string, CardText> = $state.raw({});
  private words: FluentBundle | null = $state.raw(null);

  /** The cards are those of a table: it may have several clubs, or a deck that somebody wrote. Without one, the box's. */
  constructor(
    readonly game: string,
    private readonly table: string | null,
  ) {}

  async load(): Promise<void> {
    const [decks, words] = await Promise.all([this.decks(), get<string>(`games/${this.game}/texts`)]);
    this.cards = Object.fromEntries(decks.flatMap((deck) => deck.cards).map((card) => [card.card, card]));
    this.words = makeBundle(language.code, [words]);
  }

  private async decks(): Promise<{ cards: CardText[] }[]> {
    if (this.table !== null) return get(`tables/${this.table}/decks`);
    return (await get<{ decks: { cards: CardText[] }[] }>(`games/${this.game}/decks`)).decks;
  }

  name(card: string | null): string {
    return card === null ? language.say("card-back") : (this.cards[card]?.name ?? card);
  }

  help(card: string): string {
    return this.cards[card]?.help ?? "";
  }

  zone(kind: string): string {
    return this.say(`zone-${kind}`);
  }

  has(key: string): boolean {
    return this.words?.hasMessage(key) ?? false;
  }

  /** A text of the game, or its key while there is none. */
  say(key: string, values?: Record<string, FluentVariable>): string {
    const [name = "", part] = key.split(".");
    const message = this.words?.getMessage(name);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern && this.words ? this.words.formatPattern(pattern, values) : key;
  }

  /** Where the drawing is; with the language, for there are words on it. */
  face(card: string): string {
    if (this.table === null) return faceAddress(this.game, card);
    return `/api/tables/${this.table}/cards/${encodeURIComponent(card)}.svg?lang=${language.code}`;
  }
}

export function faceAddress(game: string, card: string): string {
  return `/api/games/${game}/cards/${encodeURIComponent(card)}.svg?lang=${language.code}`;
}
