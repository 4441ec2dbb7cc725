/** Names pasted one per line, as they come from a message or a list. */

import { TEAM_LIMITS } from "../../server/schema";

/** Without numbers, dashes and dots in front, and without empty lines. */
export function parseNames(text: string): string[] {
  return text
    .split(/\r?\n|;/)
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-–•*])\s+/, "").trim())
    .filter(Boolean);
}

/** Names that two teams would share, each once. */
export function findShared(names: string[]): string[] {
  const plain = names.map((name) => name.normalize("NFKC").toLowerCase().split(/\s+/).join(" "));
  return names.filter(
    (_, at) => plain.indexOf(plain[at] ?? "") < at && plain.lastIndexOf(plain[at] ?? "") === at,
  );
}

/** How many teams a kind of competition takes; at one table it is the game with its house rules that says. */
export const limits = (kind: string): readonly [number, number] | undefined =>
  (TEAM_LIMITS as Record<string, readonly [number, number]>)[kind];
