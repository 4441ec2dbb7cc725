/** What a manager has in hand: a card of the market or of the hand (the picker holds it), or a line of the notebook.
 * Two moves that belong together (use a line, then name whom it is for) are made with one gesture. */

import type { MovePicker } from "../../../live/move_picker.svelte";
import type { TableStore } from "../../../live/table_store.svelte";
import type { Choice } from "../../../server/schema";
import { best11Board, type NotebookLineName } from "../squad";

/** Questions that the second move of a gesture answers. */
const SECOND_QUESTIONS = new Set([
  "free-footballer",
  "free-coach",
  "exchange-coach",
  "exchange-out",
  "captain",
  "challenge",
  "poach",
  "target",
  "choose",
]);

export class Office {
  private marked: { line: NotebookLineName; legal: Choice[] } | null = $state.raw(null);
  /** What the next question is answered with, if it is one of those. */
  private second: string | null = $state.raw(null);
  /** A footballer who was tapped before the one with the lower shirt, who has to be named first. */
  private waiting: { touch: string; legal: Choice[] } | null = $state.raw(null);

  constructor(
    private readonly table: TableStore,
    private readonly picker: MovePicker,
  ) {}

  /** A mark lasts for one question. The line that a hint advises is marked too. */
  get line(): NotebookLineName | null {
    if (this.marked?.legal === this.picker.legal) return this.marked.line;
    const pointed = this.picker.legal.find(({ move }) => move === this.picker.pointed);
    return pointed ? lineOf(pointed.text) : null;
  }

  /** What is held of the market or the hand; a line that a hint points at is no such thing. */
  get held(): string | null {
    const touch = this.picker.touches[0] ?? null;
    return touch?.startsWith("management:") ? null : touch;
  }

  get inWaiting(): string | null {
    return this.waiting?.legal === this.picker.legal ? this.waiting.touch : null;
  }

  moveOf(line: NotebookLineName): number | null {
    return this.picker.legal.find(({ text }) => lineOf(text) === line)?.move ?? null;
  }

  /** What a line could be used on. */
  aimOf(line: NotebookLineName | null): string[] {
    const view = this.table.view;
    if (!view || !line || this.moveOf(line) === null) return [];
    return best11Board(view).aims.find((aim) => aim.line === line)?.touches ?? [];
  }

  /** The lines that would bring what is held. */
  get helpingLines(): NotebookLineName[] {
    const { held } = this;
    return held ? (["challenge", "other"] as const).filter((line) => this.aimOf(line).includes(held)) : [];
  }

  /** Can it be touched now, as things are in hand? */
  isLit(touch: string): boolean {
    if (this.line) return this.aimOf(this.line).includes(touch);
    return this.picker.isLit(touch);
  }

  isHeld(touch: string): boolean {
    return this.picker.isSelected(touch) || this.inWaiting === touch;
  }

  /** The first tap marks a line, the second uses it; with something in hand that it brings, the first does. */
  tapLine(line: NotebookLineName): void {
    const { held } = this;
    if (held && this.aimOf(line).includes(held)) return this.use(line, held);
    if (this.line === line) return this.use(line, this.only(line));
    this.picker.clear();
    this.marked = { line, legal: this.picker.legal };
  }

  private only(line: NotebookLineName): string | null {
    const [first, ...more] = this.aimOf(line);
    return first && !more.length ? first : null;
  }

  /** A tap on a card, a footballer or a manager; is there something to do with it? */
  tap(touch: string): boolean {
    if (this.line && this.aimOf(this.line).includes(touch)) {
      this.use(this.line, touch);
      return true;
    }
    if (!this.picker.isLit(touch)) return false;
    this.marked = null;
    if (this.inWaiting) this.playBoth(touch, this.inWaiting);
    else this.picker.tap(touch);
    return true;
  }

  /** Plays a thing at once: it says itself what it costs or does. */
  play(touch: string): void {
    const choice = this.picker.legal.find(({ touches }) => touches.includes(touch));
    if (choice) this.picker.play(choice.move);
  }

  /** Use a line, on a thing if there is one. */
  use(line: NotebookLineName, on: string | null): void {
    const move = this.moveOf(line);
    if (move === null) return;
    this.putDown();
    this.second = on;
    this.picker.play(move);
  }

  /** Play a card of the hand on a footballer. */
  playOn(card: string, target: string): void {
    const choice = this.picker.legal.find(({ touches }) => touches.includes(card));
    if (!choice) return;
    this.putDown();
    this.second = target;
    this.picker.play(choice.move);
  }

  /** Of two for the same role the lower shirt is named first: who was tapped too early waits for the other. */
  wait(touch: string): void {
    this.waiting = { touch, legal: this.picker.legal };
  }

  private playBoth(first: string, then: string): void {
    this.second = then;
    this.waiting = null;
    this.play(first);
  }

  /** The second move of a gesture, as soon as it is asked for. */
  goOn(): void {
    const { second } = this;
    const { isMyTurn, view } = this.table;
    if (second === null || !isMyTurn) return;
    this.second = null;
    if (SECOND_QUESTIONS.has(view?.ask?.key ?? "")) this.play(second);
  }

  putDown(): void {
    this.marked = null;
    this.waiting = null;
    this.picker.clear();
  }
}

const LINES: Record<string, NotebookLineName> = { money: "money", events: "events", challenge: "challenge" };

/** The fourth line is used by its own name. */
function lineOf(move: string): NotebookLineName | null {
  return move.startsWith("use ") ? (LINES[move.slice(4)] ?? "other") : null;
}
