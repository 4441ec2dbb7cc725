/** The beats of a scene: how many of its moments have come. Motion follows them, and so do stills. */

import { pace } from "../../director/pace.svelte";
import type { Scene } from "../../director/scene_queue";

/** How many of these moments have come after so long. */
export function beatAt(passedMs: number, timesMs: readonly number[]): number {
  return timesMs.filter((time) => time <= passedMs).length;
}

/** Counts the moments of the scene that is on, at the reader's pace. The last still has them all. */
export function beatsOf(
  scene: () => Scene | null,
  timesOf: (scene: Scene) => readonly number[],
): { readonly n: number } {
  let n = $state(0);
  $effect(() => {
    const now = scene();
    if (!now) return;
    const timesMs = timesOf(now);
    const factor = pace.factor || 1;
    const passedMs = performance.now() - now.startMs;
    const come = now.isLast ? timesMs.length : beatAt(passedMs / factor, timesMs);
    n = come;
    const timers = timesMs
      .map((time, at) => ({ waitMs: time * factor - passedMs, beat: at + 1 }))
      .filter(({ beat }) => beat > come)
      .map(({ waitMs, beat }) => setTimeout(() => (n = beat), waitMs));
    return () => timers.forEach(clearTimeout);
  });
  return {
    get n() {
      return n;
    },
  };
}
