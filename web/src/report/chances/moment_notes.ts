/** What the analysis thinks of a moment, in a sentence or two, by the number of its move. */

import { say } from "../../lib/language.svelte";
import type { MatchAnalysis, Report } from "../../server/schema";
import { formatSigned, points } from "./chances";

export function momentNotes({ names }: Report, analysis: MatchAnalysis | null): Record<number, string> {
  const notes: Record<number, string> = {};
  const add = (move: number, words: string) => (notes[move] = [notes[move], words].filter(Boolean).join(" "));
  for (const { move, seat, before, after } of analysis?.key_moments ?? [])
    add(move, say("swing", { name: names[seat] ?? "", move, before: points(before), after: points(after) }));
  for (const { move, seat, gain, error, instead } of analysis?.choices ?? []) {
    if (Math.abs(gain) <= error || points(gain) === 0) continue;
    add(move, say("choice-was-worth", { name: names[seat] ?? "", n: formatSigned(gain) }));
    if (instead && gain < 0) add(move, say("better-was", { instead }));
  }
  return notes;
}
