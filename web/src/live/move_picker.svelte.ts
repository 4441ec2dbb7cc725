/** Chooses a move by taps on cards and places. A tap selects; what completes the only move left plays it. */

import type { TableStore } from "./table_store.svelte";
import type { Choice } from "../server/schema";

export class MovePicker {
  /** How long a complete move waits before it is played, so that its last card can be seen and taken back. */
  delayMs = 0;

  /** The things selected, by what tells them apart on the table, with what moves call them:
   * two cards of a kind are both `hand:0/red-ball`. */
  private selected: Record<string, string> = $state.raw({});

  /** The thing under a finger that has not let go yet. */
  private pressed: { thing: string; touch: string } | null = $state.raw(null);

  /** The move that is shown on the table, for the question it was an answer to. */
  private shown: { move: number; legal: Choice[] } | null = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableStore) {}

  get legal(): Choice[] {
    return this.table.isMyTurn ? (this.table.view?.legal ?? []) : [];
  }

  get hasSelected(): boolean {
    return this.offered.length < this.legal.length;
  }

  /** The moves to offer now: those that touch all that is selected; all if there are none. */
  get offered(): Choice[] {
    const choicesWith = this.choicesWith(Object.values(this.selected));
    return choicesWith.length ? choicesWith : this.legal;
  }

  /** The moves that what is selected, and what is pressed, still leaves; none while nothing is selected. */
  get previewed(): Choice[] {
    const touches = [...Object.values(this.selected), ...(this.pressed ? [this.pressed.touch] : [])];
    return touches.length ? this.choicesWith(touches) : [];
  }

  /** The selected touches, in the order of the taps. */
  get touches(): string[] {
    return Object.values(this.selected).filter((touch) => this.isLit(touch));
  }

  /** The move that is on its way to the server: the table shows it as made. */
  get sent(): Choice | null {
    const pending = this.table.pending;
    return pending ? (this.table.view?.legal.find(({ move }) => move === pending.move) ?? null) : null;
  }

  /** Is there a move that touches this? */
  isLit(touch: string): boolean {
    return this.choicesWith([touch]).length > 0;
  }

  /** Would a tap do something now? With nothing selected only cards of a hand and what is a move by itself. */
  isOpen(touch: string): boolean {
    const chosen = this.touches;
    if (this.choicesWith([...chosen, touch]).some((choice) => isBegun(choice, chosen, touch))) return true;
    return isOfHand(touch) && this.isLit(touch);
  }

  isSelected(touch: string, thing = first(touch)): boolean {
    return thing in this.selected && this.isLit(touch);
  }

  isPressed(thing: string): boolean {
    return this.pressed?.thing === thing;
  }

  /** A tap on a thing (a card among its like has a number of its own). */
  tap(touch: string, thing = first(touch)): void {
    this.settle();
    if (thing in this.selected) return this.tapAgain(thing);
    const chosen = Object.values(this.selected);
    if (this.choicesWith([...chosen, touch]).length) this.selected = { ...this.selected, [thing]: touch };
    else if (this.isLit(touch)) this.selected = { [thing]: touch };
    if (Object.keys(this.selected).length > 1 || isWholePlace(touch)) this.playIfComplete();
  }

  /** A finger rests on a thing that would complete what is selected: shows it, and takes it back. */
  press(touch: string, thing: string): void {
    if (this.touches.length && !(thing in this.selected) && this.isOpen(touch))
      this.pressed = { thing, touch };
  }

  /** A card is dragged: that takes it up, but plays nothing. Beside a card that is held it shows what both come to. */
  lift(touch: string, thing: string): void {
    const chosen = this.touches;
    if (thing in this.selected) return;
    if (chosen.length && this.choicesWith([...chosen, touch]).length) this.pressed = { thing, touch };
    else this.tap(touch, thing);
  }

  release(): void {
    this.pressed = null;
  }

  /** Take the `nth` of what is selected under this name back. */
  letGo(touch: string, nth: number): void {
    this.settle();
    const [thing] = Object.entries(this.selected).filter(([, one]) => one === touch)[nth] ?? [];
    if (thing === undefined) return;
    const { [thing]: _, ...others } = this.selected;
    this.selected = others;
  }

  /** A card was let go over a place. */
  drop(touch: string, thing: string, place: string): void {
    if (this.delayMs) return this.gather(touch, thing);
    this.settle();
    const both = { ...this.selected, [thing]: touch };
    this.selected = this.choicesWith(Object.values(both)).length ? both : { [thing]: touch };
    const [only, ...more] = this.choicesWith([...Object.values(this.selected), place]);
    if (only) return more.length ? this.tap(place) : this.play(only.move);
    if (place !== ANYWHERE) return this.clear();
    if (this.isComplete) this.playIfComplete();
    else if (this.offered.length === 1) this.tapAgain(thing);
  }

  /** One of several cards that make a move: the first was taken up when it was lifted. */
  private gather(touch: string, thing: string): void {
    if (!(thing in this.selected)) this.tap(touch, thing);
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
    this.settle();
    this.selected = {};
  }

  /** Nothing is under a finger or about to be played any more. */
  private settle(): void {
    clearTimeout(this.timer);
    this.pressed = null;
    this.shown = null;
  }

  /** Is what is selected one whole move? */
  private get isComplete(): boolean {
    const [only, ...more] = this.offered;
    return !more.length && only?.touches.length === Object.keys(this.selected).length;
  }

  private playIfComplete(): void {
    const [only] = this.offered;
    if (!only || !this.isComplete) return;
    if (this.delayMs) this.timer = setTimeout(() => this.play(only.move), this.delayMs);
    else this.play(only.move);
  }

  /** The second tap plays, if it is clear what; else it lets go of the thing. */
  private tapAgain(thing: string): void {
    const [only, ...more] = this.offered;
    if (only && !more.length && !this.delayMs) return this.play(only.move);
    const { [thing]: _, ...others } = this.selected;
    this.selected = others;
  }

  private choicesWith(touches: string[]): Choice[] {
    return this.legal.filter((choice) => includesAll(choice.touches, touches));
  }
}

/** The place that is anywhere on the table: a card let go there is played if there is one move for it. */
export const ANYWHERE = "anywhere";

const first = (touch: string): string => `${touch}#0`;
/** A deck or a team, not one of its cards. */
const isWholePlace = (touch: string): boolean => !touch.includes("/");
const isOfHand = (touch: string): boolean => touch.startsWith("hand:");

/** Does the move go on from what is chosen, or is it this one thing alone? */
function isBegun(choice: Choice, chosen: string[], touch: string): boolean {
  return chosen.length > 0 || isOfHand(touch) || choice.touches.length === 1;
}

/** Each as often as it is wanted. */
function includesAll(all: string[], wanted: string[]): boolean {
  const left = [...all];
  return wanted.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
