/** Answers that need no engine: games, rules, texts and cards in each language, worked out when the page was built. */

import { fileAddress } from "./address";

/** The media type and the body of an answer. */
type Kept = [type: string, body: string];
type Shelf = Record<string, Kept>;

const shelves = new Map<string, Promise<Shelf>>();

function loadShelf(name: string): Promise<Shelf> {
  let found = shelves.get(name);
  if (!found) {
    found = fetch(fileAddress(`pocket/catalogue/${name}.json`)).then((answer) =>
      answer.ok ? (answer.json() as Promise<Shelf>) : {},
    );
    shelves.set(name, found);
    found.catch(() => shelves.delete(name));
  }
  return found;
}

/** The kept answer to a GET, if there is one. Faces lie with the cards of the game that was looked at last. */
export async function keptAnswer(path: string): Promise<Response | null> {
  const url = new URL(path, "http://pocket/");
  const language = url.searchParams.get("lang") ?? lastLanguage;
  lastLanguage = language;
  url.searchParams.delete("lang");
  const key = url.pathname.slice(1) + url.search;
  for (const name of shelvesFor(key, language)) {
    const found = (await loadShelf(name).catch(() => ({}) as Shelf))[key];
    if (found) return new Response(found[1], { headers: { "Content-Type": found[0] } });
  }
  return null;
}

let lastLanguage = "en";

/** Where an answer may lie: small ones together, the cards of each game apart. */
function shelvesFor(key: string, language: string): string[] {
  const [, game] = /^games\/(\w+)\/(?:decks|cards\/|backs\/)/.exec(key) ?? [];
  if (game) return [`home.${language}`, `cards.${game}.${language}`];
  if (key.startsWith("faces/")) return [...shelves.keys()].filter((name) => name.startsWith("cards."));
  return [`home.${language}`];
}
