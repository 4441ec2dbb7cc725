/** Chooses a move by taps on cards and zones. A tap selects; a second tap plays, if only one move is left. */

import type { TableStore } from "./table_store.svelte";
import type { Choice } from "../server/schema";

export class MovePicker {
  /** The things selected, by what tells them apart on the table, with what moves call them:
   * two cards of a kind are both `hand:0/red-ball`. */
  private selected: Record<string, string> = $state.raw({});

  /** The move that is shown on the table, for the question it was an answer to. */
  private shown: { move: number; legal: Choice[] } | null = $state.raw(null);

  constructor(private readonly table: TableStore) {}

  get legal(): Choice[] {
    return this.table.isMyTurn ? (this.table.view?.legal ?? []) : [];
  }

  get hasSelected(): boolean {
    return this.offered.length < this.legal.length;
  }

  /** The moves to offer now: those that touch all that is selected; all if there are none. */
  get offered(): Choice[] {
    const fitting = this.fitting(Object.values(this.selected));
    return fitting.length ? fitting : this.legal;
  }

  /** Is there a move that touches this? */
  isLit(touch: string): boolean {
    return this.fitting([touch]).length > 0;
  }

  isSelected(touch: string, thing = first(touch)): boolean {
    return thing in this.selected && this.isLit(touch);
  }

  /** A tap on a thing (a card among its like has a number of its own). */
  tap(touch: string, thing = first(touch)): void {
    this.shown = null;
    if (thing in this.selected) this.again(thing);
    else if (this.fitting([...Object.values(this.selected), touch]).length)
      this.selected = { ...this.selected, [thing]: touch };
    else if (this.isLit(touch)) this.selected = { [thing]: touch };
  }

  get pointed(): number | null {
    return this.shown && this.shown.legal === this.legal ? this.shown.move : null;
  }

  /** Show a move on the table: all that it touches is selected. */
  point(move: number): void {
    this.shown = { move, legal: this.legal };
    const touches = this.legal.find((choice) => choice.move === move)?.touches ?? [];
    const nth = (touch: string, at: number) => touches.slice(0, at).filter((one) => one === touch).length;
    this.selected = Object.fromEntries(touches.map((touch, at) => [`${touch}#${nth(touch, at)}`, touch]));
  }

  play(move: number): void {
    this.clear();
    this.table.play(move);
  }

  clear(): void {
    this.selected = {};
    this.shown = null;
  }

  /** The second tap plays, if it is clear what; else it lets go of the thing. */
  private again(thing: string): void {
    const [only, ...more] = this.offered;
    if (only && !more.length && only.touches.length === Object.keys(this.selected).length)
      return this.play(only.move);
    const { [thing]: _, ...others } = this.selected;
    this.selected = others;
  }

  private fitting(touches: string[]): Choice[] {
    return this.legal.filter((choice) => includesAll(choice.touches, touches));
  }
}

const first = (touch: string): string => `${touch}#0`;

/** Each as often as it is wanted. */
function includesAll(all: string[], wanted: string[]): boolean {
  const left = [...all];
  return wanted.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
