/** The scout's slip: what the cards ask of a man of this role, how he compares, and the one thing to know of him. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { askedAt, averageOf, demandOf } from "../demand";
import { allActions, allFootballers, footballerOf, worth, type Letter } from "../footballers";

interface Mark {
  letter: Letter;
  value: number;
  average: number;
  /** Clearly more than others of his role have. */
  isGood: boolean;
}

interface Scouted {
  marks: Mark[];
  /** All his figures together, his place among those of his role by that (from 1), and how many they are. */
  total: number;
  rank: number;
  among: number;
}

const CLEARLY = 0.3;
const MOST_MARKS = 5;

export function scouted(card: string, cards: GameTexts): Scouted | null {
  const he = footballerOf(card, cards);
  if (!he) return null;
  const others = allFootballers(cards).filter(({ role }) => role === he.role);
  const asked = askedAt(demandOf(allActions(cards)), he.positions).slice(0, MOST_MARKS);
  const total = worth(he.figures);
  return {
    marks: asked.map(({ letter }) => markOf(letter, he.figures[letter] ?? 0, averageOf(letter, others))),
    total,
    rank: 1 + others.filter(({ figures }) => worth(figures) > total).length,
    among: others.length,
  };
}

function markOf(letter: Letter, value: number, average: number): Mark {
  return { letter, value, average, isGood: value > average + CLEARLY };
}
