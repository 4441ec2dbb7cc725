/** The drawings of cards, fetched once each and put into the page, where they are set in its own type. */

const drawings = new Map<string, Promise<string>>();

/** The SVG at an address of ours. One that could not be had is asked for again next time. */
export function fetchDrawing(address: string): Promise<string> {
  let found = drawings.get(address);
  if (!found) {
    found = fetched(address);
    drawings.set(address, found);
    found.catch(() => drawings.delete(address));
  }
  return found;
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  const isDrawing = answer.ok && answer.headers.get("Content-Type")?.startsWith("image/svg+xml");
  if (!isDrawing) throw new Error(`no drawing at ${address}`);
  return answer.text();
}
