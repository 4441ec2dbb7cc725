/** A card that is flicked to one side or the other: it follows the finger, and says which way it leans. */

export type SwipeSide = "left" | "right";

export interface Swipe {
  isOn: boolean;
  /** Far enough to count; null when it is not, or when it was let go. */
  onlean: (way: SwipeSide | null) => void;
  onswipe: (way: SwipeSide) => void;
}

const FAR_PX = 90;
const SLACK_PX = 8;
const TILT_PER_PX = 0.06;
const MOST_TILT = 12;

export function wayOf(x: number): SwipeSide | null {
  if (Math.abs(x) < FAR_PX) return null;
  return x > 0 ? "right" : "left";
}

export function swipe(node: HTMLElement, options: Swipe): { update(next: Swipe): void; destroy(): void } {
  let start: { x: number; pointer: number } | null = null;
  let by = 0;

  const down = (event: PointerEvent) => {
    if (options.isOn && event.button === 0) start = { x: event.clientX, pointer: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointer) return;
    by = event.clientX - start.x;
    if (Math.abs(by) < SLACK_PX) return;
    const tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, by * TILT_PER_PX));
    node.style.transform = `translateX(${by}px) rotate(${tilt}deg)`;
    options.onlean(wayOf(by));
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointer) return;
    const way = event.type === "pointerup" ? wayOf(by) : null;
    start = null;
    by = 0;
    node.style.transform = "";
    options.onlean(null);
    if (way) options.onswipe(way);
  };

  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  return {
    update: (next) => (options = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    },
  };
}
