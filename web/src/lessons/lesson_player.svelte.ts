/** Plays a lesson: feeds its recorded scenes to a `TableStore`, and takes the learner's moves from it. */

import { language } from "../lib/language.svelte";
import { TableStore } from "../live/table_store.svelte";
import type { ClientFrame, Lesson, LessonScene } from "../server/schema";

/** The parts of a welcome that a lesson has no use for. */
const EMPTY_WELCOME = {
  table_id: "",
  epoch: "",
  host: false,
  options: {},
  settings: {},
  fair: "",
  code: null,
  practice: false,
  delay: 0,
  chat: false,
  phrases: {},
  said: [],
};

export class LessonPlayer {
  readonly store = new TableStore("", null, (frame) => this.receive(frame));
  /** The learner has tried something else. */
  isAstray = $state(false);
  private at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly lesson: Lesson) {}

  get scene(): LessonScene {
    return this.lesson.scenes[this.at] as LessonScene;
  }

  get isDone(): boolean {
    return this.at === this.lesson.scenes.length - 1;
  }

  /** How many moves the learner makes in all. */
  get steps(): number {
    return this.countMoves(this.lesson.scenes.length);
  }

  /** The number of the learner's next move, or of the last one. */
  get step(): number {
    return this.countMoves(this.at + 1);
  }

  start(): void {
    const { game, seat } = this.lesson;
    this.store.hear({ is: "welcome", game, seat, ...EMPTY_WELCOME });
    this.show(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.store.director.stop();
  }

  private countMoves(scenes: number): number {
    return this.lesson.scenes.slice(0, scenes).filter((scene) => scene.move !== null).length;
  }

  private receive(frame: ClientFrame): void {
    if (frame.do !== "move") return;
    this.store.hear({ is: "done", id: frame.id ?? null, number: frame.on });
    if (frame.move === this.scene.move) this.show(this.at + 1);
    else this.isAstray = true;
  }

  private show(at: number): void {
    clearTimeout(this.timer);
    this.at = at;
    this.isAstray = false;
    const { view, table, events, words, move } = this.scene;
    const { asks, label, events: texts } = words[language.code];
    this.store.hear({
      is: "state",
      epoch: "",
      number: at,
      view,
      table,
      since: this.firstEventOf(at),
      events: events.map((one, n) => ({ ...one, text: texts[n] ?? "" })),
      asks,
      labels: [label],
      noted: null,
      outcome: null,
    });
    if (move === null && !this.isDone) this.store.director.whenIdle(() => this.showSoon(at + 1));
  }

  /** The number of the first event that a scene tells: a lesson begins in the middle of a match. */
  private firstEventOf(at: number): number {
    const told = this.lesson.scenes.slice(0, at).flatMap(({ events }) => events);
    return (this.lesson.scenes[0]?.events[0]?.n ?? 0) + told.length;
  }

  private showSoon(at: number): void {
    this.timer = setTimeout(() => this.show(at), 0);
  }
}
