/** Where things lie on the stage. A thing says who it is with `place`; before the page changes, `rememberPlaces` notes
 * where everything is, so that whatever appears under the same name elsewhere can start from there. */

/** Where a thing lay is of interest only until the next frame has been drawn. */
const MEMORY_MS = 400;

/** `width` is its own: a tilted card's box is wider. */
export interface Seen {
  box: DOMRect;
  width: number;
  height: number;
  at: number;
}

const seen = new Map<string, Seen>();
const places = new Map<string, HTMLElement>();

/** An element that is called `name`: a card, a deck, a seat. */
export function place(node: HTMLElement, name: string): { update(name: string): void; destroy(): void } {
  places.set(name, node);
  const forget = () => places.get(name) === node && places.delete(name);
  return {
    update(next) {
      if (next === name) return;
      forget();
      name = next;
      places.set(name, node);
    },
    destroy: () => void forget(),
  };
}

/** To be called before the page changes: whatever goes is measured no more once it is gone. */
export function rememberPlaces(): void {
  const at = performance.now();
  for (const [name, node] of places) {
    const box = node.getBoundingClientRect();
    if (box.width) seen.set(name, { box, width: node.offsetWidth, height: node.offsetHeight, at });
  }
}

/** Where a thing of this name was a moment ago. */
export function lastSeen(name: string): Seen | null {
  const before = seen.get(name);
  return before && performance.now() - before.at < MEMORY_MS ? before : null;
}

/** Where a thing of this name is, or was a moment ago. */
export function boxOf(name: string, but?: HTMLElement): DOMRect | null {
  const now = places.get(name);
  if (now && now !== but && now.isConnected) return now.getBoundingClientRect();
  return lastSeen(name)?.box ?? null;
}
