/** What the action cards ask: how often which letter of which position, in attack and defence together. Counted from
 * the cards at this table, so it holds for any deck. */

import type { MisterAction, MisterFigure, MisterFigures, MisterFootballer } from "../../server/schema";
import type { Letter } from "./footballers";
import type { Position } from "./formation";

export type Demand = Partial<Record<Position, Partial<Record<Letter, number>>>>;

export interface Asked {
  letter: Letter;
  times: number;
}

export function demandOf(actions: MisterAction[]): Demand {
  const demand: Demand = {};
  const count = (figure: MisterFigure | null | undefined) => {
    if (!figure || figure.position === "taker") return;
    const asked = (demand[figure.position] ??= {});
    asked[figure.letter] = (asked[figure.letter] ?? 0) + 1;
  };
  for (const { phases, shot } of actions) {
    for (const { verb, own, theirs, letter } of phases) {
      count(own);
      count(theirs);
      if (verb === "keeper" && letter) count({ letter, position: "GK" });
    }
    count(shot?.own);
    if (shot?.keeper) count({ letter: shot.keeper, position: "GK" });
  }
  return demand;
}

/** The letters asked of somebody who may play in any of these positions, the most wanted first. */
export function askedAt(demand: Demand, positions: Position[]): Asked[] {
  const times: Partial<Record<Letter, number>> = {};
  for (const position of positions)
    for (const [letter, n] of Object.entries(demand[position] ?? {}) as [Letter, number][])
      times[letter] = (times[letter] ?? 0) + n;
  const asked = Object.entries(times) as [Letter, number][];
  return asked
    .map(([letter, n]) => ({ letter, times: n }))
    .sort((a, b) => b.times - a.times || a.letter.localeCompare(b.letter));
}

/** The mean of a letter among these footballers, as far as they have it. */
export function averageOf(letter: Letter, footballers: MisterFootballer[]): number {
  const figures = footballers.flatMap(({ figures }) => figures[letter] ?? []);
  return figures.length ? figures.reduce((sum, n) => sum + n, 0) / figures.length : 0;
}

/** What somebody would bring to a place: his figures, each as often as it is asked there. */
export function fitness(figures: MisterFigures, asked: Asked[]): number {
  return asked.reduce((sum, { letter, times }) => sum + times * (figures[letter] ?? 0), 0);
}
