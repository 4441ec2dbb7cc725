/** A list that a manager writes before handing it in: the line-up by place, or the takers by number.
 *
 * The game asks for one place after the other. On paper they can be filled in any order, and changed. */

import type { TableStore } from "../../../live/table_store.svelte";
import type { Choice } from "../../../server/schema";
import { POSITIONS } from "../formation";

export type Names = (string | null)[];

/** The card that a move names. */
export const touchedCard = ({ touches }: Choice): string => touches[0]?.split("/")[1] ?? "";

/** The move that names this card. */
export function moveFor(legal: Choice[], card: string | null): Choice | undefined {
  return legal.find(({ touches }) => touches.some((touch) => touch.endsWith(`/${card}`)));
}

/** Puts a card in a place. The card that was there takes the other's place, or leaves the list. */
export function put(names: Names, card: string, place: number): Names {
  const from = names.indexOf(card);
  const there = names[place] ?? null;
  return names.map((name, n) => (n === place ? card : n === from ? there : name));
}

/** Places that the game has already taken are fixed; no card is on the list twice. */
export function settled(written: Names, taken: Names): Names {
  return taken.map(
    (name, place) => name ?? (taken.includes(written[place] ?? null) ? null : (written[place] ?? null)),
  );
}

export class TeamSheet {
  private written: Names = $state.raw([]);
  /** Who has been picked up and waits for a place. */
  inHand: string | null = $state(null);
  /** Handed in: the moves go out one by one, as the game asks. */
  isHandedIn = $state(false);
  private answered = -1;

  constructor(
    private readonly table: TableStore,
    private readonly taken: () => Names,
  ) {}

  get names(): Names {
    return settled(this.written, this.taken());
  }

  get isFull(): boolean {
    return this.names.every((name) => name !== null);
  }

  /** Has nobody written anything yet? */
  get isUntouched(): boolean {
    return this.written.length === 0 && !this.isHandedIn;
  }

  /** May this place still be changed? */
  isOpen(place: number): boolean {
    return !this.isHandedIn && this.table.isMyTurn && this.taken()[place] === null;
  }

  isFree(card: string): boolean {
    return !this.isHandedIn && this.table.isMyTurn && !this.taken().includes(card);
  }

  put(card: string, place: number): void {
    if (this.isOpen(place) && this.isFree(card)) this.written = put(this.names, card, place);
    this.inHand = null;
  }

  takeOff(card: string): void {
    this.written = this.names.map((name) => (name === card ? null : name));
    this.inHand = null;
  }

  /** Somebody was let go over a position, or over the bench. */
  drop = (card: string, place: string): void => {
    const at = POSITIONS.findIndex((position) => position === place);
    if (at >= 0) this.put(card, at);
    else if (place === "bench") this.takeOff(card);
    else this.inHand = null;
  };

  /** Fill the places that are free with these, place by place. */
  fill(names: Names): void {
    this.written = this.names.map((name, place) => name ?? names[place] ?? null);
    this.inHand = null;
  }

  /** Take over somebody else's list for all that the game still asks for, in its order. */
  adopt(men: string[]): void {
    const left = [...men];
    this.written = this.taken().map((name) => name ?? left.shift() ?? null);
    this.inHand = null;
  }

  /** A tap on somebody picks him up; with another in hand, the two change places. */
  tap(card: string): void {
    const place = this.names.indexOf(card);
    if (this.inHand === card) this.inHand = null;
    else if (this.inHand !== null && place >= 0) this.put(this.inHand, place);
    else if (this.isFree(card)) this.inHand = card;
  }

  handIn(): void {
    this.isHandedIn = this.isFull;
    this.answered = -1;
    this.answer();
  }

  /** The next name, if it is asked for now and has not been sent yet. */
  answer(): void {
    const place = this.taken().indexOf(null);
    const isRefused = this.answered >= 0 && this.table.refusal !== null;
    if (place < 0 || isRefused) this.isHandedIn = false;
    if (!this.isHandedIn || !this.table.isMyTurn || place === this.answered) return;
    const choice = moveFor(this.table.view?.legal ?? [], this.names[place] ?? null);
    this.answered = place;
    if (choice) this.table.play(choice.move);
  }
}
