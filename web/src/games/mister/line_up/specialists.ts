/** Men whom a card asks for wherever they play: somebody with enough of a letter, somebody with a skill, a wall. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import type { MisterPhase } from "../../../server/schema";
import { allActions, figuresOf, footballerOf, type Letter } from "../footballers";

export interface Specialist {
  key: string;
  verb: "anyone" | "wall" | "skill";
  letter: Letter | null;
  atLeast: number;
  skill: string;
  /** The numbers of the cards that ask for him. */
  on: number[];
  /** Who of the team is one. */
  men: string[];
}

/** What the cards ask of a team as a whole, and who can answer it. */
export function specialistsOf(team: string[], cards: GameTexts): Specialist[] {
  const found = new Map<string, Specialist>();
  for (const { number, phases } of allActions(cards))
    for (const phase of phases) {
      const wanted = wantedBy(phase);
      if (!wanted) continue;
      const one = found.get(wanted.key) ?? {
        ...wanted,
        men: team.filter((card) => isOne(card, wanted, cards)),
      };
      found.set(wanted.key, { ...one, on: [...one.on, number] });
    }
  return [...found.values()];
}

type Wanted = Omit<Specialist, "men">;

function wantedBy({ verb, letter, at_least, skill }: MisterPhase): Wanted | null {
  if (verb !== "anyone" && verb !== "wall" && verb !== "skill") return null;
  const key = `${verb}-${letter ?? skill}-${at_least ?? ""}`;
  return { key, verb, letter, atLeast: at_least ?? 0, skill: skill ?? "", on: [] };
}

function isOne(card: string, { letter, atLeast, skill }: Wanted, cards: GameTexts): boolean {
  if (letter) return (figuresOf(card, cards)[letter] ?? 0) >= atLeast;
  return footballerOf(card, cards)?.skills.some((one) => one === skill) ?? false;
}
