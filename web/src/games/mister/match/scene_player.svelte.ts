/** Plays the scenes one after the other, so that one can follow what the cards decide by themselves. */

import type { ToldEvent } from "../../../server/schema";
import { lastScene, scenesFrom, type Scene } from "./scenes";

const LONGEST = 1300;
/** The cards are turned over after a breath, and then everyone looks. */
const REVEAL = 1900;
/** As long as a goal is celebrated: the next attack waits for it. */
const CHEER = 2500;
const HELD: Record<string, number> = {
  directions: REVEAL,
  goal: CHEER,
  saved: LONGEST,
  "kick-goal": CHEER,
  "kick-saved": LONGEST,
};
const SHORTEST = 420;
/** However much has happened, nobody waits much longer for their own turn. */
const IN_ALL = 7000;

export class ScenePlayer {
  now: Scene | null = $state.raw(null);
  private ahead: Scene[] = $state.raw([]);
  private seen = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isRunning(): boolean {
    return this.ahead.length > 0;
  }

  /** The number of the event that is shown, while there are more to come. */
  get reached(): number | null {
    return this.isRunning ? (this.now?.n ?? null) : null;
  }

  /** New events are played; what was there before one came, or was taken back, is not. */
  watch(events: ToldEvent[]): void {
    const isFresh = this.seen > 0 && events.length > this.seen;
    const scenes = isFresh ? scenesFrom(events, this.seen) : [];
    if (!isFresh && events.length !== this.seen) this.jump(lastScene(events));
    this.seen = events.length;
    this.ahead = [...this.ahead, ...scenes];
    if (scenes.length && this.timer === undefined) this.step();
  }

  skip(): void {
    this.jump(this.ahead.at(-1) ?? this.now);
  }

  private jump(scene: Scene | null): void {
    this.stop();
    this.ahead = [];
    this.now = scene;
  }

  private step(): void {
    const [scene, ...rest] = this.ahead;
    this.timer = undefined;
    if (!scene) return;
    this.now = scene;
    this.ahead = rest;
    const share = Math.max(SHORTEST, Math.min(LONGEST, IN_ALL / (rest.length + 1)));
    this.timer = setTimeout(() => this.step(), HELD[scene.kind] ?? share);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
