/** Plays a finished match on: asks for one moment after the other, and hands them to a director with their events. */

import { TableStore } from "../live/table_store.svelte";
import type { Report } from "../server/schema";
import { fetchReplay, replayFrame } from "./api";

export class ReplayPlayer {
  readonly store: TableStore;
  move = $state(0);
  isRunning = $state(true);
  /** The server is asked again in a moment; or there was no answer at all. */
  isWaiting = $state(false);
  hasFailed = $state(false);
  private hasLeft = false;

  constructor(
    private readonly report: Report,
    from: number,
    private readonly fetchMoment = fetchReplay,
    /** The film stands still when it gets there; null: it runs to the end. */
    private readonly stopAt: number | null = null,
  ) {
    this.store = new TableStore(report.id);
    this.move = from;
  }

  get isOver(): boolean {
    return this.move >= this.report.moves;
  }

  /** The moment one begins at tells no story; from there on everything does. */
  async start(): Promise<void> {
    await this.show(this.move, false);
    this.playOn();
  }

  stop(): void {
    this.hasLeft = true;
    this.store.director.stop();
  }

  toggle(): void {
    this.isRunning = !this.isRunning;
    if (this.isRunning) this.playOn();
  }

  /** One move on. */
  async step(): Promise<void> {
    if (this.isOver || this.hasLeft) return;
    const isShown = await this.show(this.move + 1, true);
    if (!isShown) return;
    this.move += 1;
    if (this.move === this.stopAt) this.isRunning = false;
  }

  private playOn(): void {
    this.store.director.whenIdle(() => {
      if (!this.isRunning || this.isOver || this.hasLeft) return;
      setTimeout(() => void this.step().then(() => this.playOn()));
    });
  }

  private async show(move: number, isTold: boolean): Promise<boolean> {
    const onwait = (isWaiting: boolean) => (this.isWaiting = isWaiting);
    const moment = await this.fetchMoment(this.report.id, move, onwait).catch(() => null);
    this.hasFailed = !moment;
    if (!moment || this.hasLeft) {
      this.isRunning = false;
      return false;
    }
    this.store.hear(replayFrame(this.report, moment, isTold));
    return true;
  }
}
