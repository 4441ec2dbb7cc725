/** A first idea of a line-up: everyone where his role is for, whoever has most of what the cards ask there first. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { askedAt, fitness, type Demand } from "../demand";
import { figuresOf, fits } from "../footballers";
import { POSITIONS, type Position } from "../formation";
import type { Names } from "./team_sheet.svelte";

export function suggestLineUp(names: Names, bench: string[], demand: Demand, cards: GameTexts): Names {
  const left = bench.filter((card) => !names.includes(card));
  const choose = (name: string | null, at: number, isWanted: (card: string) => boolean) => {
    const position = POSITIONS[at];
    if (name !== null || !position) return name;
    const best = bestAt(position, left.filter(isWanted), demand, cards);
    if (best !== null) left.splice(left.indexOf(best), 1);
    return best;
  };
  const fitting = names.map((name, at) => choose(name, at, (card) => isFor(card, at, cards)));
  return fitting.map((name, at) => choose(name, at, () => true));
}

function bestAt(position: Position, men: string[], demand: Demand, cards: GameTexts): string | null {
  const asked = askedAt(demand, [position]);
  const value = (card: string) => fitness(figuresOf(card, cards), asked);
  return men.toSorted((a, b) => value(b) - value(a))[0] ?? null;
}

function isFor(card: string, at: number, cards: GameTexts): boolean {
  const position = POSITIONS[at];
  return position !== undefined && fits(card, position, cards);
}
