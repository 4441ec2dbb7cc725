/** A table at which the match has been played already: it waits for the learner's moves and shows the others'. */

import { language } from "../lib/language.svelte";
import { LiveTable } from "../live/table_store.svelte";
import type { Lesson, Scene } from "../games/lessons";

/** The pause that a move of the others deserves, in milliseconds. */
const PACE = 1500;

export class LessonTable extends LiveTable {
  private at = $state(0);
  /** The learner has tried something else. */
  isAstray = $state(false);
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly lesson: Lesson) {
    super("", null, null);
  }

  get scene(): Scene {
    return this.lesson.scenes[this.at] as Scene;
  }

  get isDone(): boolean {
    return this.at === this.lesson.scenes.length - 1;
  }

  /** How many moves the learner has to make, and which of them is next, or was last. */
  get steps(): number {
    return this.lesson.scenes.filter((scene) => scene.move !== null).length;
  }

  get step(): number {
    return this.lesson.scenes.slice(0, this.at + 1).filter((scene) => scene.move !== null).length;
  }

  override open(): void {
    this.events = [];
    this.line = "open";
    const { game, seat } = this.lesson;
    const nothing = {
      options: {},
      settings: {},
      fair: "",
      code: null,
      delay: 0,
      chat: false,
      phrases: {},
      said: [],
    };
    this.hear({ is: "welcome", table: "", epoch: "", seat, host: false, game, ...nothing });
    this.go(0);
  }

  override close(): void {
    clearTimeout(this.pause);
  }

  override play(move: number): void {
    if (move === this.scene.move) this.go(this.at + 1);
    else this.isAstray = true;
  }

  override send(): void {
    // nobody is listening
  }

  private go(to: number): void {
    this.close();
    this.at = to;
    this.isAstray = false;
    const { view, table, events, words, move } = this.scene;
    const { asks, label, events: texts } = words[language.code];
    const told = events.map((one, n) => ({ ...one, text: texts[n] ?? "" }));
    this.hear({
      is: "state",
      epoch: "",
      number: to,
      view,
      table,
      since: this.events.length,
      events: told,
      asks,
      labels: [label],
      noted: null,
      outcome: null,
    });
    if (move === null && !this.isDone) this.pause = setTimeout(() => this.go(to + 1), PACE);
  }
}
