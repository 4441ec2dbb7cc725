/** "Your first goal": a few moves of a real match, recorded for each game by tools/lessons.py. */

import type { Language } from "../lib/language.svelte";
import type { TableSnapshot, ToldEvent, View } from "../server/schema";

export interface Scene {
  /** The move that the learner makes now; none where others play. */
  move: number | null;
  /** What the learner sees. The only legal move is that one. */
  view: View;
  table: TableSnapshot;
  events: Omit<ToldEvent, "text">[];
  words: Record<Language, { asks: string; label: string; events: string[] }>;
}

export interface Lesson {
  game: string;
  seat: number;
  scenes: Scene[];
}
