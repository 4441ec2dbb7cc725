/** Two men of a phase, face to face: who they are, what each has of what is asked, and what came of it. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import type { MisterPhase } from "../../../server/schema";
import { actionOf, figuresOf, findByName, type Letter } from "../footballers";
import type { Position } from "../formation";
import type { PhaseStep, CardStory } from "./story";

export interface Side {
  card: string | null;
  letter: Letter | null;
  /** With the bonus of the attack. */
  value: number | null;
  /** Where nobody is, if nobody is. */
  gap: Position | null;
}

export interface Meeting {
  kind: string;
  isWon: boolean;
  own: Side | null;
  theirs: Side | null;
  bonus: number;
  /** A duel passes with so much more; a condition with so much. */
  margin: number;
  need: number | null;
}

/** What a step of the story shows; nothing at the goal, which has a scene of its own. */
export function meetingOf(
  story: CardStory,
  step: PhaseStep,
  squads: string[][],
  cards: GameTexts,
): Meeting | null {
  const action = story.card ? actionOf(story.card, cards) : undefined;
  const phase = step.phase === null ? undefined : action?.phases[step.phase];
  if (!phase && step.kind !== "comes-on" && step.kind !== "nobody-there") return null;
  const isWall = step.kind === "blocked";
  const own = isWall ? null : findByName(step.by, squads[story.attacker ?? 0] ?? [], cards);
  const rival = findByName(isWall ? step.by : step.rival, squads[story.defender ?? 1] ?? [], cards);
  const [letter, theirLetter] = lettersOf(phase, isWall);
  return {
    kind: step.kind,
    isWon: step.mark === "won",
    own: sideOf(own, letter, story.bonus, cards) ?? gapOf(step, "nobody-there"),
    theirs: sideOf(rival, theirLetter, 0, cards) ?? gapOf(step, "unopposed"),
    bonus: story.bonus,
    margin: phase?.margin ?? 1,
    need: phase?.at_least ?? null,
  };
}

function lettersOf(phase: MisterPhase | undefined, isWall: boolean): [Letter | null, Letter | null] {
  if (isWall) return [null, phase?.letter ?? null];
  return [phase?.own?.letter ?? phase?.letter ?? null, phase?.theirs?.letter ?? null];
}

function sideOf(card: string | null, letter: Letter | null, bonus: number, cards: GameTexts): Side | null {
  if (card === null) return null;
  const figure = letter ? figuresOf(card, cards)[letter] : undefined;
  return { card, letter, value: figure === undefined ? null : figure + bonus, gap: null };
}

function gapOf({ kind, position }: PhaseStep, when: string): Side | null {
  return kind === when ? { card: null, letter: null, value: null, gap: position } : null;
}
