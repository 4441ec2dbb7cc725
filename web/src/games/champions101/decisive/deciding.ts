/** The fates of a card that decides: what each card would mean for a shot (section 6) and for a kick (section 9). */

import { isBall, PENALTY } from "../position";

export type Fate = "goal" | "corner" | "blocked" | "saved" | "penalty" | "late";

export const SHOT_FATES: Fate[] = ["goal", "corner", "saved", "penalty"];
export const KICK_FATES: Fate[] = ["goal", "blocked", "saved"];

/** The fate that a shot's card brings to a shooter of this colour; `isLate`: the whistle comes first (10.4). */
export function fateOfShot(card: string, colour: string, isLate: boolean): Fate {
  if (card === PENALTY) return "penalty";
  if (isLate) return "late";
  return isBall(card) ? "goal" : card.startsWith(colour) ? "corner" : "saved";
}

/** The fate that the two cards of a kick bring. */
export function fateOfKick(cards: string[], colour: string): Fate {
  if (cards.some(isBall)) return "goal";
  return cards.some((card) => card.startsWith(colour)) ? "blocked" : "saved";
}

/** Can it still come to this, once the colour of the card is seen and its kind is not? */
export function isOpenTo(fate: Fate, card: string, colour: string): boolean {
  if (card === PENALTY) return fate === "penalty";
  if (fate === "goal") return true;
  return fate === (card.startsWith(colour) ? "corner" : "saved");
}
