/** The queue of scenes: frames go in as they are heard, and come out when their story has been told.
 *
 * A function of what it hears and of the time that it is handed: it has no clock of its own. */

import type { SceneKind, ServerFrame, StateFrame, ToldEvent, View } from "../server/schema";

/** How long a scene lasts, and after how long the ticker may say what it shows. */
interface Timing {
  lengthMs: number;
  tellMs: number;
}

/** What a scene is and how long it lasts, at the reader's speed. Some are played once for all events in a row. */
export interface Planned extends Timing {
  kind: SceneKind;
  isTogether: boolean;
}

/** One event on the stage, or several of a kind together: `told` is the first. `isLast` is the last still of a scene
 * that was cut short. */
export interface Scene extends Timing {
  kind: SceneKind;
  told: ToldEvent;
  together: ToldEvent[];
  startMs: number;
  before: View | null;
  after: View | null;
  isLast: boolean;
}

/** What the store is to do next: say an event, or take a whole frame. */
export type DirectorStep = { do: "tell"; told: ToldEvent } | { do: "release"; frame: ServerFrame };

export type Plan = (told: ToldEvent) => Planned;

/** Whoever has waited longer than this catches up without scenes. */
const BEHIND_MS = 6000;
/** How long the last still of a scene stays after a skip. */
const LAST_STILL_MS = 350;

interface QueuedFrame {
  frame: ServerFrame;
  heardMs: number;
  told: ToldEvent[];
}

export class SceneQueue {
  /** The scene on the stage now. */
  scene: Scene | null = null;
  private waiting: QueuedFrame[] = [];
  private entry: QueuedFrame | null = null;
  private isTold = false;
  /** When the last scene ended. */
  private cursorMs = 0;
  private view: View | null = null;
  /** How many events the frames have brought so far; null before the first one. */
  private known: number | null = null;

  constructor(private readonly plan: Plan) {}

  get isIdle(): boolean {
    return this.entry === null && this.waiting.length === 0;
  }

  /** When something is due, if nothing else is heard until then. */
  get dueMs(): number | null {
    if (!this.scene) return null;
    const { startMs, tellMs, lengthMs } = this.scene;
    return startMs + (this.isTold ? lengthMs : Math.min(tellMs, lengthMs));
  }

  hear(frame: ServerFrame, nowMs: number): void {
    const told = frame.is === "state" ? this.fresh(frame) : [];
    this.waiting.push({ frame, heardMs: nowMs, told });
  }

  /** Somebody comes, or comes back: the next frame says how things are, and tells no story. */
  arrive(): void {
    this.known = null;
  }

  /** To the last still of this scene; from there on to what follows. */
  skip(nowMs: number): void {
    if (!this.scene) return;
    const stillMs = this.scene.isLast || this.scene.lengthMs <= LAST_STILL_MS ? 0 : LAST_STILL_MS;
    this.cut(nowMs, stillMs);
  }

  /** The scene is where it wanted to be (a card has been turned by hand): it ends so much later. */
  cut(nowMs: number, restMs: number): void {
    if (!this.scene) return;
    const passedMs = nowMs - this.scene.startMs;
    const lengthMs = Math.min(this.scene.lengthMs, passedMs + restMs);
    this.scene = { ...this.scene, lengthMs, tellMs: Math.min(this.scene.tellMs, passedMs), isLast: true };
  }

  /** Everything at once, up to what is known now. */
  catchUp(): void {
    if (this.scene) this.scene = { ...this.scene, lengthMs: 0 };
    for (const entry of [this.entry, ...this.waiting]) if (entry) entry.told = [];
  }

  /** All that has happened until now, in order. */
  advance(nowMs: number): DirectorStep[] {
    const steps: DirectorStep[] = [];
    while (this.step(nowMs, steps));
    return steps;
  }

  /** Events that nobody has seen yet. There are none when somebody arrives, or takes moves back. */
  private fresh(frame: StateFrame): ToldEvent[] {
    const isSequel = frame.since === this.known;
    this.known = frame.since + frame.events.length;
    return isSequel ? frame.events : [];
  }

  private step(nowMs: number, steps: DirectorStep[]): boolean {
    if (this.scene) return this.playOn(this.scene, nowMs, steps);
    if (!this.entry) return this.takeNext();
    const [told] = this.entry.told;
    if (!told) return this.release(this.entry.frame, steps);
    this.begin(told, this.entry);
    return true;
  }

  private takeNext(): boolean {
    this.entry = this.waiting.shift() ?? null;
    if (!this.entry) return false;
    this.cursorMs = Math.max(this.cursorMs, this.entry.heardMs);
    if (this.cursorMs - this.entry.heardMs > BEHIND_MS) this.entry.told = [];
    return true;
  }

  private begin(told: ToldEvent, entry: QueuedFrame): void {
    const { isTogether, ...planned } = this.plan(told);
    const next = entry.told.findIndex((one, n) => n > 0 && !(isTogether && one.scene === told.scene));
    const together = entry.told.slice(0, next < 0 ? undefined : next);
    entry.told = entry.told.slice(together.length);
    const after = entry.frame.is === "state" ? entry.frame.view : null;
    this.isTold = false;
    this.scene = {
      ...planned,
      told,
      together,
      startMs: this.cursorMs,
      before: this.view,
      after,
      isLast: false,
    };
  }

  /** Is there more to do now? */
  private playOn(scene: Scene, nowMs: number, steps: DirectorStep[]): boolean {
    const passedMs = nowMs - scene.startMs;
    if (!this.isTold && passedMs >= Math.min(scene.tellMs, scene.lengthMs)) {
      this.isTold = true;
      for (const told of scene.together) steps.push({ do: "tell", told });
    }
    if (passedMs < scene.lengthMs) return false;
    this.cursorMs = scene.startMs + scene.lengthMs;
    this.scene = null;
    return true;
  }

  private release(frame: ServerFrame, steps: DirectorStep[]): boolean {
    if (frame.is === "state") this.view = frame.view;
    steps.push({ do: "release", frame });
    this.entry = null;
    return true;
  }
}
