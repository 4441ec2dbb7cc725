/** A deck that somebody is writing: kept in this browser, looked at by the server while it grows. */

import { request, get, post } from "../server/http";
import { save, load } from "../lib/storage";
import { isCsv, parseCards, type CardTable } from "./card_csv";
import type { DeckCheck, DeckFaultInfo, DocumentText, OwnDeckInfo } from "../server/schema";

/** How long the writer must have paused before somebody looks, in milliseconds. */
const CHECK_AFTER_MS = 400;
const PREFERRED = [".csv", ".toml"];

export class DeckDraft {
  name = $state("");
  text = $state("");
  /** The server's check of the current text; null until it has answered. */
  verdict: DeckCheck | null = $state.raw(null);
  readonly table: CardTable | null = $derived(isCsv(this.name) ? parseCards(this.text) : null);
  private looks = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly deck: OwnDeckInfo,
  ) {}

  get faults(): DeckFaultInfo[] {
    return this.verdict?.faults ?? [];
  }

  get document(): DocumentText {
    return { name: this.name, text: this.text };
  }

  /** The draft kept in this browser, else the deck of the box. */
  async begin(): Promise<void> {
    const before = load<DocumentText | null>(this.place, null);
    if (before) this.take(before);
    else await this.startAfresh();
  }

  /** As a table where the game can read one: that can be edited card by card. */
  async startAfresh(): Promise<void> {
    const ending = PREFERRED.find((one) => this.deck.endings.includes(one)) ?? "";
    const text = await get<string>(`games/${this.game}/decks/${this.deck.option}/template?ending=${ending}`);
    this.take({ name: `${this.deck.option}${ending}`, text });
  }

  take({ name, text }: DocumentText): void {
    this.name = name;
    this.edit(text);
  }

  edit(text: string): void {
    this.text = text;
    this.verdict = null;
    save(this.place, this.document);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), CHECK_AFTER_MS);
  }

  rename(name: string): void {
    this.take({ name, text: this.text });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The drawing of a card of this deck, which must be good; one without an id is found by its row. */
  draw(card: string, row: number): Promise<string> {
    return request<string>("POST", `games/${this.game}/decks/face`, {
      ...this.document,
      option: this.deck.option,
      card,
      row,
    });
  }

  /** Answers about an older text are ignored. */
  private async look(): Promise<void> {
    const number = ++this.looks;
    const verdict = await post<DeckCheck>(`games/${this.game}/decks/check`, {
      ...this.document,
      option: this.deck.option,
    }).catch(uncheckedDeck);
    if (number === this.looks) this.verdict = verdict;
  }

  private get place(): string {
    return `deck.${this.game}.${this.deck.option}`;
  }
}

/** The file could not be checked: its name is not allowed, or the server did not answer. */
function uncheckedDeck(error: Error): DeckCheck {
  return {
    option: "",
    good: false,
    cards: 0,
    seats: 0,
    faults: [{ line: 0, card: "", fields: [], code: "", message: error.message, detail: error.message }],
    message: "",
  };
}
