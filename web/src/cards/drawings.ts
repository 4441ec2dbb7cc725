/** The drawings of cards, fetched once each and put into the page, where they are set in its own type.
 *
 * A drawing's address is named after its content, so all tables share it. The server forgets drawings when it restarts:
 * then the drawing is fetched from its fallback, where it is drawn anew. */

const drawings = new Map<string, Promise<string>>();
const fallbacks = new Map<string, string>();

export function setFallback(address: string, fallback: string): void {
  fallbacks.set(address, fallback);
}

/** For an `img` whose address leads nowhere. */
export function showFallback(image: HTMLImageElement): void {
  const fallback = fallbacks.get(image.getAttribute("src") ?? "");
  if (fallback) image.src = fallback;
}

/** The SVG at an address of ours. One that could not be had is asked for again next time. */
export function fetchDrawing(address: string): Promise<string> {
  let found = drawings.get(address);
  if (!found) {
    found = fetchFirst([address, fallbacks.get(address)]);
    drawings.set(address, found);
    found.catch(() => drawings.delete(address));
  }
  return found;
}

async function fetchFirst([address = "", ...others]: (string | undefined)[]): Promise<string> {
  const answer = await fetch(address);
  const isDrawing = answer.ok && answer.headers.get("Content-Type")?.startsWith("image/svg+xml");
  if (isDrawing) return answer.text();
  if (others[0]) return fetchFirst(others);
  throw new Error(`no drawing at ${address}`);
}
