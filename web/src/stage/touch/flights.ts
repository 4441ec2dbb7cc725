/** Cards fly from where they were to where they go. A card says who it is with `place`; when it appears somewhere else
 * under the same name, `arrive` lets it start where it was last seen, else at the deck or seat it comes from. */

import { prefersReducedMotion } from "../../lib/preferences.svelte";

const FLIGHT_MS = 260;
const DEAL_MS = 180;
const ARC_PX = 60;
/** Where a card lay is of interest only until the next frame has been drawn. */
const MEMORY_MS = 400;

interface Seen {
  box: DOMRect;
  at: number;
}

const seen = new Map<string, Seen>();
const places = new Map<string, HTMLElement>();

/** An element that is called `name`: a card, a deck, a seat. */
export function place(node: HTMLElement, name: string): { update(name: string): void; destroy(): void } {
  places.set(name, node);
  const remember = () => seen.set(name, { box: node.getBoundingClientRect(), at: performance.now() });
  return {
    update(next) {
      if (next === name) return;
      if (places.get(name) === node) {
        remember();
        places.delete(name);
      }
      name = next;
      places.set(name, node);
    },
    destroy() {
      if (places.get(name) !== node) return;
      remember();
      places.delete(name);
    },
  };
}

/** Where a thing of this name is, or was a moment ago. */
function boxOf(name: string, but: HTMLElement): DOMRect | null {
  const now = places.get(name);
  if (now && now !== but && now.isConnected) return now.getBoundingClientRect();
  const before = seen.get(name);
  return before && performance.now() - before.at < MEMORY_MS && before.box.width ? before.box : null;
}

export interface Arrival {
  /** The name of the card itself. */
  key: string;
  /** The name of the place it comes from, if it was not seen before. */
  from?: string;
}

/** A Svelte transition: the flight to where the element is now. */
export function arrive(node: HTMLElement, { key, from = "" }: Arrival) {
  if (prefersReducedMotion()) return { duration: 0 };
  const old = boxOf(key, node);
  const start = old ?? (from ? boxOf(from, node) : null);
  const end = node.getBoundingClientRect();
  if (!start || !end.width) return { duration: 120, css: (t: number) => `opacity: ${t}` };
  const [x, y] = [start.left - end.left, start.top - end.top];
  const scale = start.width / end.width;
  const lift = Math.min(ARC_PX, Math.hypot(x, y) / 5);
  return {
    duration: old ? FLIGHT_MS : DEAL_MS,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) =>
      `transform-origin: 0 0; z-index: 40; transform: translate(${x * u}px, ${y * u - 4 * lift * t * u}px) scale(${scale + (1 - scale) * t});`,
  };
}
