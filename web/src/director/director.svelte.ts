/** Stands between whoever feeds a table and its `TableStore`: a frame reaches the store when its scenes have been
 * played. So board, score, log, title, sound and question wait for the story with no code of their own. */

import type { ServerFrame, ToldEvent } from "../server/schema";
import { planOf } from "./scene_plan";
import { SceneQueue, type Plan, type Planned, type Scene } from "./scene_queue";

/** Who takes what the director lets through. */
export interface Audience {
  readonly seat: number | null;
  take(frame: ServerFrame): void;
  /** An event of a frame that is still to come. */
  tell(told: ToldEvent): void;
}

export interface SceneClock {
  nowMs(): number;
  /** Calls back once, so much later; the result calls it off. */
  after(ms: number, act: () => void): () => void;
}

const BROWSER_CLOCK: SceneClock = {
  nowMs: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, Math.ceil(ms));
    return () => clearTimeout(timer);
  },
};

/** Frames that have their place in the story. All others (chat, spectators) are passed on at once. */
const IN_ORDER = new Set<ServerFrame["is"]>(["state", "done", "refused", "hint", "advice", "rematch"]);
/** How long a card that was turned by hand is looked at. */
const TURNED_BY_HAND_MS = 640;

export class Director {
  /** The scene on the stage, null between scenes. */
  scene: Scene | null = $state.raw(null);
  /** Is there nothing left to be shown? */
  isIdle = $state(true);
  /** Events that a board has no stage for (another match of the evening) are told in passing. */
  isPassing: (told: ToldEvent) => boolean = () => false;
  private readonly queue: SceneQueue;
  private callOff: () => void = () => undefined;
  private onIdle: () => void = () => undefined;

  constructor(
    private readonly audience: Audience,
    private readonly clock: SceneClock = BROWSER_CLOCK,
    plan: Plan = (told) => planOf(told, audience.seat),
  ) {
    this.queue = new SceneQueue((told) => (this.isPassing(told) ? inPassing(plan(told)) : plan(told)));
  }

  hear(frame: ServerFrame): void {
    if (frame.is === "welcome") this.queue.arrive();
    if (!IN_ORDER.has(frame.is)) return this.audience.take(frame);
    this.queue.hear(frame, this.clock.nowMs());
    this.advance();
  }

  /** A tap or the space bar: to the last still of the scene, and on from there. */
  skip(): void {
    this.queue.skip(this.clock.nowMs());
    this.advance();
  }

  /** The viewer has turned the deciding card by hand. */
  turn(): void {
    this.queue.cut(this.clock.nowMs(), TURNED_BY_HAND_MS);
    this.advance();
  }

  /** Calls back once when everything has been shown; at once if it has. */
  whenIdle(act: () => void): void {
    this.onIdle = act;
    if (this.isIdle) this.callBack();
  }

  /** Whoever watched has left. */
  stop(): void {
    this.callOff();
    this.onIdle = () => undefined;
  }

  private advance(): void {
    this.callOff();
    const steps = this.queue.advance(this.clock.nowMs());
    this.scene = this.queue.scene;
    this.isIdle = this.queue.isIdle;
    for (const step of steps)
      if (step.do === "tell") this.audience.tell(step.told);
      else this.audience.take(step.frame);
    const { dueMs } = this.queue;
    if (dueMs !== null) this.callOff = this.clock.after(dueMs - this.clock.nowMs(), () => this.advance());
    if (this.isIdle) this.callBack();
  }

  private callBack(): void {
    const act = this.onIdle;
    this.onIdle = () => undefined;
    act();
  }
}

const inPassing = (planned: Planned): Planned => ({ ...planned, lengthMs: 0, tellMs: 0, isTogether: false });
