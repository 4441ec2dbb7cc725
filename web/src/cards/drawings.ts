/** The drawings of cards, fetched once each and put into the page, where they are set in its own type.
 *
 * A drawing's address is named after its content, so all tables share it. The server forgets drawings when it restarts:
 * then the drawing is fetched from its fallback, where it is drawn anew. */

import { reach } from "../server/http";
import { IS_STATIC } from "../pocket/address";

const drawings = new Map<string, Promise<string>>();
/** Those that are here: a card that is shown again is there at once. */
const here = new Map<string, string>();
const fallbacks = new Map<string, string>();

export function setFallback(address: string, fallback: string): void {
  fallbacks.set(address, fallback);
}

/** For an `img` of a drawing. Where its address leads nowhere the drawing itself is put in. */
export function drawn(image: HTMLImageElement, address: string): { update: (address: string) => void } {
  const put = () => void fetchDrawing(address).then((svg) => (image.src = dataAddress(svg)));
  const show = () => (IS_STATIC ? put() : (image.src = address));
  image.onerror = () => !image.src.startsWith("data:") && put();
  show();
  return {
    update: (changed) => {
      address = changed;
      show();
    },
  };
}

const dataAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The SVG at an address of ours. One that could not be had is asked for again next time. */
export function fetchDrawing(address: string): Promise<string> {
  let found = drawings.get(address);
  if (!found) {
    found = fetchFirst([address, fallbacks.get(address)]);
    drawings.set(address, found);
    found.then(
      (svg) => here.set(address, svg),
      () => drawings.delete(address),
    );
  }
  return found;
}

/** The SVG at an address of ours, if it has come already; else it is on its way. */
export const findDrawing = (address: string): string | Promise<string> =>
  here.get(address) ?? fetchDrawing(address);

/** Fetch what may be wanted soon, one after the other and when there is nothing else to do: no card is thrown blank. */
export async function fetchBeforehand(addresses: string[]): Promise<void> {
  for (const address of addresses.filter((one) => !here.has(one))) {
    await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
    await fetchDrawing(address).catch(() => undefined);
  }
}

async function fetchFirst([address = "", ...others]: (string | undefined)[]): Promise<string> {
  const answer = await reach(address.replace("/api/", ""));
  const isDrawing = answer.ok && answer.headers.get("Content-Type")?.startsWith("image/svg+xml");
  if (isDrawing) return answer.text();
  if (others[0]) return fetchFirst(others);
  throw new Error(`no drawing at ${address}`);
}
