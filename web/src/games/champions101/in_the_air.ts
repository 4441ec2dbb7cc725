/** The cards that are held over the table: where they would lie, and what they would come to. */

import type { ChampionsBoard, ChampionsForecast, Choice } from "../../server/schema";
import { cardOf, forecastOf, type MoveResult } from "./moment";
import { colourOf, PENALTY, pileOf, PILES, type PileName, type Tops } from "./position";

/** What a joker could be: a pile, a colour, and what that would come to. */
export interface JokerChoice {
  move: number;
  pile: PileName;
  colour: string;
  result: MoveResult;
}

const NOTHING: Tops = { footballers: null, balls: null };

/** Do all these moves take the same cards? Then it is clear which; a joker may still be named in four ways. */
export function areSettled(choices: Choice[]): boolean {
  return new Set(choices.map(({ touches }) => touches.join())).size === 1;
}

/** The piles after a move. `seen`: how many cards of a kind were public before. */
export function topsAfter(
  forecast: ChampionsForecast,
  touches: string[],
  seen: (card: string) => number,
): Tops {
  const tops = { ...NOTHING };
  for (const name of PILES) {
    const top = forecast[name];
    const alike = touches.filter((touch) => cardOf(touch) === top?.card).length;
    if (top) tops[name] = { ...top, nth: seen(top.card) + alike - 1 };
  }
  return tops;
}

/** Where the cards in the air would lie: both, or the first of them alone. */
export function ghostsOf(
  board: ChampionsBoard,
  previewed: Choice[],
  held: string[],
  seen: (card: string) => number,
): Tops {
  const [only, ...more] = previewed;
  const forecast = only && !more.length ? forecastOf(board, only) : null;
  if (only && forecast) return topsAfter(forecast, only.touches, seen);
  const card = held.find((one) => one !== PENALTY);
  if (!card || !previewed.length) return NOTHING;
  return { ...NOTHING, [pileOf(card)]: { card, colour: colourOf(card), nth: seen(card) } };
}

/** The ways to name a joker, once both cards are chosen. */
export function jokersOf(board: ChampionsBoard, choices: Choice[]): JokerChoice[] {
  return choices.flatMap((choice) => {
    const forecast = forecastOf(board, choice);
    const pile = PILES.find((name) => forecast?.[name]?.card === PENALTY);
    const colour = pile && forecast?.[pile]?.colour;
    return forecast && pile && colour ? [{ move: choice.move, pile, colour, result: forecast.result }] : [];
  });
}
