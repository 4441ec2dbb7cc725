/** A first idea of a line-up: everyone where his role is for, the better ones first. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { fits, worth } from "../footballers";
import { POSITIONS } from "../formation";
import type { Names } from "./team_sheet.svelte";

export function suggestLineUp(names: Names, bench: string[], cards: GameTexts): Names {
  const left = bench
    .filter((card) => !names.includes(card))
    .sort((a, b) => worth(b, cards) - worth(a, cards));
  const choose = (name: string | null, isWanted: (card: string) => boolean) => {
    const at = name === null ? left.findIndex(isWanted) : -1;
    return at < 0 ? name : (left.splice(at, 1)[0] ?? null);
  };
  const fitting = names.map((name, place) => choose(name, (card) => isFor(card, place, cards)));
  return fitting.map((name) => choose(name, () => true));
}

function isFor(card: string, place: number, cards: GameTexts): boolean {
  const position = POSITIONS[place];
  return position !== undefined && fits(card, position, cards);
}
