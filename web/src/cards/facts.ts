/** The facts of a view in the game's words: the text `fact-<name>`. An empty text is left out. */

import type { FluentVariable } from "@fluent/bundle";
import type { GameTexts } from "./game_texts.svelte";
import type { EventValue, View } from "../server/schema";

export function factsOf(view: View, names: string[], cards: GameTexts): string[] {
  const values = valuesOf(view, names);
  return sayFacts(
    Object.keys(view.facts).map((name) => [name, values]),
    cards,
  );
}

/** The same of one seat: facts named `<name>_<seat>`, told as `fact-<name>` of `$n`. */
export function factsOfSeat(view: View, seat: number, cards: GameTexts): string[] {
  const own = Object.entries(view.facts).filter(([name]) => name.endsWith(`_${seat}`));
  return sayFacts(
    own.map(([name, value]) => [name.slice(0, name.lastIndexOf("_")), { n: plain(value) }]),
    cards,
  );
}

function sayFacts(facts: [string, Record<string, FluentVariable>][], cards: GameTexts): string[] {
  const known = facts.filter(([name]) => cards.has(`fact-${name}`));
  return known.map(([name, values]) => cards.say(`fact-${name}`, values)).filter(Boolean);
}

/** The facts, the players as `name_<seat>`, and `<fact>_who` for a fact that can be a seat. */
function valuesOf(view: View, names: string[]): Record<string, FluentVariable> {
  const facts = Object.entries(view.facts).map(([name, value]) => [name, plain(value)]);
  const players = names.map((name, seat) => [`name_${seat}`, name]);
  const who = Object.entries(view.facts).map(([name, value]) => [
    `${name}_who`,
    typeof value === "number" ? (names[value] ?? "") : "",
  ]);
  return Object.fromEntries([...facts, ...players, ...who]) as Record<string, FluentVariable>;
}

function plain(value: EventValue): FluentVariable {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" ? value : String(value ?? "");
}
