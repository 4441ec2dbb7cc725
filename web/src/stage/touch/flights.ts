/** Cards fly from where they were to where they go, by transforms alone: the compositor moves them while the page works.
 * A card is known by its `place`, else it comes from its deck or seat. */

import { pace } from "../../director/pace.svelte";
import { prefersReducedMotion } from "../../lib/preferences.svelte";
import { boxOf, lastSeen } from "./places";

export { place } from "./places";

const FLIGHT_MS = 260;
const DEAL_MS = 180;
/** Between two cards that come from the same place. */
const APART_MS = 70;
/** A back from a deck to a plate. */
const DRAW_MS = 420;
const ARC_PX = 60;
/** A curve is drawn through so many points. */
const POINTS = 10;

/** The way from one box to another. */
interface FlightPath {
  x: number;
  y: number;
  scale: number;
}

/** A plate is wider than a card, a deck is not: whatever starts there fits into it. */
function wayBetween(start: DOMRect, end: DOMRect): FlightPath {
  const [x, y] = [centreX(start) - centreX(end), centreY(start) - centreY(end)];
  return { x, y, scale: Math.min(start.width / end.width, start.height / end.height) };
}

const centreX = (box: DOMRect): number => box.left + box.width / 2;
const centreY = (box: DOMRect): number => box.top + box.height / 2;

const slowDown = (t: number): number => 1 - (1 - t) ** 3;
const speedUp = (t: number): number => t ** 2.2;

interface Flight {
  ms: number;
  delayMs?: number;
  /** In a straight line, ever faster. */
  isSlam?: boolean;
  /** Half a turn about its long side, so that a back becomes a face. */
  turns?: boolean;
}

/** `translate` and `scale` leave the element's own transform alone. */
function flyFrom(node: HTMLElement, start: DOMRect, end: DOMRect, { ms, delayMs = 0, ...how }: Flight): void {
  const way = wayBetween(start, end);
  const style = getComputedStyle(node);
  const [originX = 0, originY = 0] = style.transformOrigin.split(" ").map(parseFloat);
  const [offX, offY] = [node.offsetWidth / 2 - originX, node.offsetHeight / 2 - originY];
  const lift = how.isSlam ? 0 : Math.min(ARC_PX, Math.hypot(way.x, way.y) / 5);
  const base = style.transform.replace("none", "");
  const at = (t: number): Keyframe => {
    const u = 1 - t;
    const shrunk = (1 - way.scale) * u;
    return {
      translate: `${way.x * u + shrunk * offX}px ${way.y * u - 4 * lift * t * u + shrunk * offY}px`,
      scale: `${1 - shrunk}`,
      ...(how.turns ? { transform: `${base} perspective(900px) rotateY(${180 * u}deg)` } : {}),
    };
  };
  const pass = how.isSlam ? speedUp : slowDown;
  const points = Array.from({ length: POINTS + 1 }, (_, n) => at(pass(n / POINTS)));
  node.dataset["flies"] = "";
  node.animate(points, { duration: ms, delay: delayMs, fill: "backwards" }).onfinish = () =>
    delete node.dataset["flies"];
}

/** A transition of ours is an animation of its own; there is nothing left for Svelte to do. */
const STARTED = { duration: 0 };

export interface Throw extends Flight {
  /** Names of where it comes from: the first that is there counts. */
  from: string[];
}

/** A Svelte transition: a card is thrown to where the element is now. */
export function thrown(node: HTMLElement, { from, ms, ...how }: Throw): typeof STARTED {
  if (prefersReducedMotion() || isOpening) return STARTED;
  const start = from.map((name) => boxOf(name, node)).find((box) => box);
  const end = node.getBoundingClientRect();
  if (start && end.width) flyFrom(node, start, end, { ...how, ms: ms * pace.factor });
  return STARTED;
}

export interface Arrival {
  /** The name of the card itself. */
  key: string;
  /** The name of the place it comes from, if it was not seen before. */
  from?: string;
  /** It is dealt: that is seen also by whoever has just come. */
  isDealt?: boolean;
}

let isOpening = false;

/** What lies there when the stage opens has come before anybody looked. */
export function openStage(): void {
  isOpening = true;
  requestAnimationFrame(() => (isOpening = false));
}

/** A Svelte transition: the flight to where the element is now. Cards of a deck come one after the other. */
export function arrive(node: HTMLElement, { isDealt = false, ...arrival }: Arrival): typeof STARTED {
  if (prefersReducedMotion() || (isOpening && !isDealt)) return STARTED;
  if (isOpening)
    queueMicrotask(() => flyIn(node, arrival)); // the deck is laid down after the hand
  else flyIn(node, arrival);
  return STARTED;
}

function flyIn(node: HTMLElement, { key, from = "" }: Arrival): void {
  const old = key ? boxOf(key, node) : null;
  const start = old ?? (from ? boxOf(from, node) : null);
  const end = node.getBoundingClientRect();
  if (!start || !end.width) node.animate({ opacity: [0, 1] }, 120);
  else if (old) flyFrom(node, start, end, { ms: FLIGHT_MS });
  else flyFrom(node, start, end, { ms: DEAL_MS, delayMs: APART_MS * nextInLine() });
}

let inLine = 0;

/** How many have come before in the same frame. */
function nextInLine(): number {
  if (!inLine) requestAnimationFrame(() => (inLine = 0));
  return inLine++;
}

export interface Departure {
  /** Its `place`. */
  name: string;
  to: () => string;
}

/** When the element goes, its likeness flies off; nothing waits for it. */
export function departs(node: HTMLElement, { name, to }: Departure): { destroy(): void } {
  return { destroy: () => flyOff(node, name, to()) };
}

function flyOff(node: HTMLElement, name: string, to: string): void {
  const [start, end] = [lastSeen(name), boxOf(to)];
  if (prefersReducedMotion() || !start || !end?.width) return;
  const likeness = node.cloneNode(true) as HTMLElement;
  const { box, width, height } = start;
  const style = `position: fixed; inset: auto; z-index: 41; margin: 0; pointer-events: none; --w: ${width}px;
    left: ${centreX(box) - width / 2}px; top: ${centreY(box) - height / 2}px; width: ${width}px; height: ${height}px;`;
  likeness.style.cssText += style;
  likeness.ariaHidden = "true";
  document.body.append(likeness);
  const { x, y } = wayBetween(end, box);
  const ways = {
    translate: ["0px 0px", `${x}px ${y}px`],
    scale: [Math.min(1, box.width / width), end.width / width],
    opacity: [1, 1, 0],
  };
  const timing = { duration: FLIGHT_MS * pace.factor, easing: "cubic-bezier(.22,.8,.3,1)" };
  likeness.animate(ways, timing).onfinish = () => likeness.remove();
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
