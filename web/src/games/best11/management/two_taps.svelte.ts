/** Two taps for a move that touches no card: the first marks it, the second plays it. */

import type { MovePicker } from "../../../live/move_picker.svelte";
import type { Choice } from "../../../server/schema";

export class TwoTaps {
  private marked: { move: number; legal: Choice[] } | null = $state.raw(null);

  constructor(private readonly picker: MovePicker) {}

  /** A mark lasts for one question. The move of a hint is marked too. */
  isMarked(move: number | null): boolean {
    if (move === null) return false;
    return (
      this.picker.pointed === move || (this.marked?.move === move && this.marked.legal === this.picker.legal)
    );
  }

  tap(move: number): void {
    if (!this.isMarked(move)) {
      this.marked = { move, legal: this.picker.legal };
      return;
    }
    this.marked = null;
    this.picker.play(move);
  }

  /** The move of that name, if it can be made now. */
  moveOf(text: string): number | null {
    return this.picker.legal.find((choice) => choice.text === text)?.move ?? null;
  }
}
