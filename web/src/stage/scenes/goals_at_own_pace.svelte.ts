/** Goals at a table whose board plays its own scenes: the director lets everything through, so the poster follows what
 * the board has shown so far. */

import { untrack } from "svelte";
import type { Scene } from "../../director/scene_queue";
import type { TableStore } from "../../live/table_store.svelte";
import { SCENE_MS, type ToldEvent } from "../../server/schema";

export function goalsAtOwnPace(table: TableStore): { readonly scene: Scene | null; skip(): void } {
  let scene: Scene | null = $state.raw(null);
  let seen = table.shown.length;
  let timer: ReturnType<typeof setTimeout> | undefined;

  $effect(() => {
    const fresh = table.shown.slice(Math.min(seen, table.shown.length));
    seen = table.shown.length;
    const goal = table.director.isOff ? fresh.findLast((told) => told.event.event === "goal") : undefined;
    if (goal) untrack(() => show(goal));
  });
  $effect(() => () => clearTimeout(timer));

  function show(told: ToldEvent): void {
    clearTimeout(timer);
    const timing = { startMs: performance.now(), lengthMs: SCENE_MS.goal, tellMs: 0 };
    const views = { before: table.view, after: table.view };
    scene = { kind: "goal", told, together: [told], isLast: false, ...timing, ...views };
    timer = setTimeout(skip, SCENE_MS.goal);
  }

  function skip(): void {
    clearTimeout(timer);
    scene = null;
  }

  return {
    get scene() {
      return scene;
    },
    skip,
  };
}
