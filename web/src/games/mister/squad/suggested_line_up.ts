/** A first idea of a line-up: everyone where he likes to play, the better ones first. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { roleOf, worth } from "../footballers";
import { LIKES, POSITIONS } from "../formation";
import type { Names } from "./team_sheet.svelte";

export function byRole(names: Names, bench: string[], cards: GameTexts): Names {
  const left = bench
    .filter((card) => !names.includes(card))
    .sort((a, b) => worth(cards.help(b)) - worth(cards.help(a)));
  const choose = (name: string | null, fits: (card: string) => boolean) => {
    const at = name === null ? left.findIndex(fits) : -1;
    return at < 0 ? name : (left.splice(at, 1)[0] ?? null);
  };
  const fitting = names.map((name, place) => choose(name, (card) => likes(card, place, cards)));
  return fitting.map((name) => choose(name, () => true));
}

function likes(card: string, place: number, cards: GameTexts): boolean {
  const position = POSITIONS[place];
  return position !== undefined && (LIKES[roleOf(card, cards) ?? ""] ?? []).includes(position);
}
