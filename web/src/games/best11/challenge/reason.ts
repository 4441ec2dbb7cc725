/** Why a challenge ended as it did: the figures that decided it, and who paid for them. */

import { say } from "../../../lib/language.svelte";
import type { ChallengeStory, HalfStory } from "./story";

/** The half that decided it: the answer, or the attack where nobody had to answer. */
export function reasonOf(story: ChallengeStory, name: (seat: number) => string): string {
  const half = story.defence ?? story.attack;
  if (!half?.verdict || half.verdict === "stands") return "";
  const [owner, rival] =
    half.side === "attack" ? [story.attacker, story.defender] : [story.defender, story.attacker];
  return [figures(half), payments(half, name(owner), name(rival))].filter(Boolean).join(" ");
}

function figures({ verdict, total, wanted }: HalfStory): string {
  if (verdict === "powerless") return say("reason-powerless");
  if (verdict === "nobody-for-it" || verdict === "no-substitute") return say("reason-nobody");
  const n = wanted - (total ?? 0);
  const values = { total: total ?? 0, wanted, n };
  return n > 0 ? say("reason-short", values) : say("reason-enough", values);
}

function payments({ men }: HalfStory, owner: string, rival: string): string {
  const paid = men.flatMap(({ notes }) => notes).filter(({ card }) => card === null);
  const sum = (sign: number) => paid.reduce((all, { by }) => all + Math.max(0, sign * by), 0);
  const [raised, lowered] = [sum(1), sum(-1)];
  if (raised && lowered) return say("reason-both-paid", { owner, rival, raised, lowered });
  if (raised) return say("reason-raised", { owner, raised });
  return lowered ? say("reason-lowered", { rival, lowered }) : "";
}
