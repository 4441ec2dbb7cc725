/** Directions as they lie in the picture, and what the guess of a shot comes to. */

import { say } from "../../../lib/language.svelte";
import type { GameTexts } from "../../../cards/game_texts.svelte";
import type { Choice, MisterDirection, MisterShotInPlay, ToldEvent, View } from "../../../server/schema";
import { actionOf, findByName, misterBoard } from "../footballers";
import type { CardStory } from "../match/story";

export type Direction = MisterDirection["direction"];

export const DIRECTIONS: Direction[] = ["left", "centre", "right"];

/** Is it a goal? What was chosen counts only where the fork leaves it to the guess. */
export function isGoalBy(fork: MisterShotInPlay["fork"], shot: Direction, dive: Direction): boolean {
  return fork === "guess" ? shot !== dive : fork === "goal";
}

/** What the guess is worth, in words; the second and third part only if it decides. */
export function forkWords(shot: MisterShotInPlay): string[] {
  const values = {
    n: shot.own ?? 0,
    m: shot.theirs ?? 0,
    letter: shot.letter ?? "",
    their: shot.keeper_letter ? say("letter-name", { letter: shot.keeper_letter }) : "",
  };
  if (shot.letter === null) return [say("fork-pure"), say("fork-other"), say("fork-same")];
  if (shot.fork === "goal") return [say(shot.easier ? "fork-goal-easier" : "fork-goal", values)];
  if (shot.fork === "saved") return [say("fork-saved", values)];
  return [say(shot.easier ? "fork-penalty" : "fork-level", values), say("fork-other"), say("fork-same")];
}

const direction = (value: unknown): Direction | null => DIRECTIONS.find((one) => one === value) ?? null;

export interface Revealed {
  shot: Direction;
  dive: Direction;
}

/** What a told event turns over; null if nothing. */
export function revealedBy({ event }: ToldEvent): Revealed | null {
  const [shot, dive] = [direction(event["shot"]), direction(event["dive"])];
  return event.event === "directions" && shot && dive ? { shot, dive } : null;
}

/** The move that shoots or dives there. */
export function choiceTo(legal: Choice[], direction: Direction): Choice | undefined {
  return legal.find(({ touches }) => touches[0]?.endsWith(`/${direction}`));
}

/** The shot on the stage: the one that is asked for, or one that nobody was asked about because nothing could change it. */
export function shotOf(view: View, story: CardStory, cards: GameTexts): MisterShotInPlay | null {
  const { shot, teams } = misterBoard(view);
  const last = story.steps.findLast(({ kind }) =>
    ["shot", "goal", "saved", "kick-goal", "kick-saved"].includes(kind),
  );
  if (!last?.by || (shot && cards.name(shot.shooter) === last.by)) return shot;
  const shooter = findByName(last.by, teams[story.attacker ?? 0]?.squad ?? [], cards);
  const keeper = findByName(last.rival, teams[story.defender ?? 1]?.squad ?? [], cards);
  if (!shooter || !keeper) return shot;
  const printed = story.card ? actionOf(story.card, cards)?.shot : null;
  return {
    shooter,
    keeper,
    is_kick: story.card === null,
    direction: null,
    letter: printed?.own?.letter ?? null,
    own: null,
    keeper_letter: printed?.keeper ?? null,
    theirs: null,
    easier: 0,
    fork: last.mark === "won" ? "goal" : "saved",
  };
}
