/** A game in words: its own texts, in the reader's language, with the names of the people on its cards. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get } from "../server/http";
import { language } from "../lib/language.svelte";
import type { CardData, CardInfo, DeckInfo, GameDecks } from "../server/schema";
import { setFallback } from "./drawings";

/** How a card is drawn: how much of it, which of its copies, and how the person on it feels. */
export interface FaceVariant {
  cut?: "full" | "table" | "stamp" | "bust" | "head";
  copy?: number;
  mood?: string;
}

export class GameTexts {
  /** The names of the decks. */
  decks: string[] = $state.raw([]);
  private cards: Record<string, CardInfo> = $state.raw({});
  private words: FluentBundle | null = $state.raw(null);

  /** The cards are those of a table: it may have several clubs, or a deck that somebody wrote. Without one, the box's. */
  constructor(
    readonly game: string,
    private readonly table: string | null,
  ) {}

  async load(): Promise<void> {
    const [decks, words] = await Promise.all([
      this.fetchDecks(),
      get<string>(`games/${this.game}/texts?own=true`),
    ]);
    const cards = decks.flatMap((deck) => deck.cards);
    for (const { card, face } of cards) setFallback(face, this.ownAddress(card));
    this.decks = decks.map((deck) => deck.name);
    this.cards = Object.fromEntries(cards.map((card) => [card.card, card]));
    this.words = new FluentBundle(language.code, { useIsolating: false });
    this.words.addResource(new FluentResource(words));
  }

  private async fetchDecks(): Promise<DeckInfo[]> {
    if (this.table !== null) return get<DeckInfo[]>(`tables/${this.table}/decks`);
    return (await get<GameDecks>(`games/${this.game}/decks`)).decks;
  }

  name(card: string | null): string {
    return card === null ? language.say("card-back") : (this.cards[card]?.name ?? card);
  }

  help(card: string): string {
    return this.cards[card]?.help ?? "";
  }

  /** What the board of game `G` needs to know of a card; nothing before the cards are loaded. */
  data<G extends keyof CardData>(card: string): CardData[G] | undefined {
    return this.cards[card]?.data as CardData[G] | undefined;
  }

  /** The same of all cards. */
  allData<G extends keyof CardData>(): CardData[G][] {
    return Object.values(this.cards).map((card) => card.data as CardData[G]);
  }

  zone(kind: string): string {
    return this.say(`zone-${kind}`);
  }

  has(key: string): boolean {
    return this.words?.hasMessage(key) ?? false;
  }

  /** A text of the game; its key while the texts are not loaded or if it is missing. */
  say(key: string, values?: Record<string, FluentVariable>): string {
    const [name = "", part] = key.split(".");
    const message = this.words?.getMessage(name);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern && this.words ? this.words.formatPattern(pattern, values) : key;
  }

  /** Where the drawing of a card is. */
  face(card: string): string {
    return this.cards[card]?.face ?? this.ownAddress(card);
  }

  /** The same in another cut, with another copy's face, or in another mood. */
  drawing(card: string, { copy, ...others }: FaceVariant): string {
    const variant = copy && this.cards[card]?.has_people ? { ...others, copy } : others;
    const address = withVariant(this.face(card), variant);
    setFallback(address, withVariant(this.ownAddress(card), variant));
    return address;
  }

  /** The cards whose copies show a person each, or all the others. */
  kinds(hasPeople: boolean): string[] {
    return Object.values(this.cards).flatMap((card) => (card.has_people === hasPeople ? [card.card] : []));
  }

  /** Where the back of a deck's cards is drawn; the box's first deck, if none is named. */
  back(deck = this.decks[0] ?? ""): string {
    return `/api/games/${this.game}/backs/${encodeURIComponent(deck)}.svg?lang=${language.code}`;
  }

  /** Where this game or this table has a card drawn; with the language, for there are words on it. */
  private ownAddress(card: string): string {
    if (this.table === null) return faceAddress(this.game, card);
    return `/api/tables/${this.table}/cards/${encodeURIComponent(card)}.svg?lang=${language.code}`;
  }
}

function withVariant(address: string, variant: FaceVariant): string {
  const query = new URLSearchParams(Object.entries(variant).map(([name, value]) => [name, String(value)]));
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

export function faceAddress(game: string, card: string): string {
  return `/api/games/${game}/cards/${encodeURIComponent(card)}.svg?lang=${language.code}`;
}
