/** Cards fly from where they were to where they go. A card says who it is with `place`; when it appears somewhere else
 * under the same name, `arrive` lets it start where it was last seen, else at the deck or seat it comes from. */

import { pace } from "../../director/pace.svelte";
import { prefersReducedMotion } from "../../lib/preferences.svelte";

const FLIGHT_MS = 260;
const DEAL_MS = 180;
/** A back from a deck to a plate. */
const DRAW_MS = 420;
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

/** The way from one box to another. */
interface Way {
  x: number;
  y: number;
  scale: number;
}

function wayBetween(start: DOMRect, end: DOMRect): Way {
  const [x, y] = [centreX(start) - centreX(end), centreY(start) - centreY(end)];
  return { x, y, scale: start.width / end.width };
}

const centreX = (box: DOMRect): number => box.left + box.width / 2;
const centreY = (box: DOMRect): number => box.top + box.height / 2;

const slowDown = (t: number): number => 1 - (1 - t) ** 3;

export interface Throw {
  /** Names of where it comes from: the first that is there counts. */
  from: string[];
  ms: number;
  /** Half a turn about its long side, so that a back becomes a face. */
  turns?: boolean;
  /** In a straight line, ever faster. */
  isSlam?: boolean;
}

/** A Svelte transition: a card is thrown to where the element is now. */
export function thrown(node: HTMLElement, { from, ms, turns = false, isSlam = false }: Throw) {
  const start = from.map((name) => boxOf(name, node)).find((box) => box);
  const end = node.getBoundingClientRect();
  if (prefersReducedMotion() || !start || !end.width) return { duration: 0 };
  const { x, y, scale } = wayBetween(start, end);
  const lift = isSlam ? 0 : Math.min(ARC_PX, Math.hypot(x, y) / 5);
  const base = getComputedStyle(node).transform.replace("none", "");
  const turn = (u: number) => (turns ? `perspective(900px) rotateY(${(180 * u).toFixed(1)}deg)` : "");
  return {
    duration: ms * pace.factor,
    easing: isSlam ? (t: number) => t ** 2.2 : slowDown,
    css: (t: number, u: number) =>
      `z-index: 40; transform: translate(${x * u}px, ${y * u - 4 * lift * t * u}px) scale(${scale + (1 - scale) * t}) ${base} ${turn(u)};`,
  };
}

export interface Leaving {
  /** The name of where it goes. */
  to: string;
}

/** A Svelte transition: the element flies off, and is gone when it is there. */
export function leave(node: HTMLElement, { to }: Leaving) {
  const end = places.get(to)?.getBoundingClientRect();
  if (prefersReducedMotion() || !end?.width) return { duration: 0 };
  const { x, y, scale } = wayBetween(end, node.getBoundingClientRect());
  return {
    duration: FLIGHT_MS * pace.factor,
    css: (t: number, u: number) =>
      `opacity: ${Math.min(1, 2 * t)}; transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u});`,
  };
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
    easing: slowDown,
    css: (t: number, u: number) =>
      `transform-origin: 0 0; z-index: 40; transform: translate(${x * u}px, ${y * u - 4 * lift * t * u}px) scale(${scale + (1 - scale) * t});`,
  };
}

/** Lets an element that stands at the window's corner fly from one place to another; gone when it is there. */
export function flyBetween(node: HTMLElement, from: string, to: string): void {
  const [start, end] = [boxOf(from, node), boxOf(to, node)];
  const own = node.getBoundingClientRect();
  if (!start || !end || !own.width) return;
  const at = (box: DOMRect, scale: number) =>
    `translate(${centreX(box) - centreX(own)}px, ${centreY(box) - centreY(own)}px) scale(${scale})`;
  node.animate(
    [
      { transform: at(start, start.width / own.width), opacity: 1 },
      { transform: at(end, 0.5), opacity: 1, offset: 0.9 },
      { transform: at(end, 0.4), opacity: 0 },
    ],
    { duration: DRAW_MS * pace.factor, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}
