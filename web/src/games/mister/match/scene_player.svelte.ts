/** Plays scenes one after the other, so that the viewer can follow an attack that needs no decision. */

import type { ToldEvent } from "../../../server/schema";
import { lastScene, scenesFrom, type Scene } from "./scenes";

const LONGEST = 1300;
/** The cards are turned over after a breath, and then everyone looks. */
const REVEAL = 1900;
/** The length of a goal celebration: the next attack waits for its end. */
const CHEER = 2500;
const HELD: Record<string, number> = {
  directions: REVEAL,
  goal: CHEER,
  saved: LONGEST,
  "kick-goal": CHEER,
  "kick-saved": LONGEST,
};
const SHORTEST = 420;
/** All scenes together last about this long, however many they are. */
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

  /** Plays new events. Events from before the viewer came, or after moves were taken back, are skipped. */
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
