/** Finds what a game brings along for the page in its folder: a board and a first lesson.
 * Both are optional, and its texts are found by lib/language: a new game touches no other file. */

import type { Board } from "./board";
import type { Lesson } from "../server/schema";

const BOARDS = import.meta.glob<Board>("./*/Board.svelte");
const LESSONS = import.meta.glob<Lesson>("./*/lesson.json", { import: "default" });

export async function boardOf(game: string): Promise<Board> {
  return BOARDS[`./${game}/Board.svelte`]?.() ?? import("./GenericBoard.svelte");
}

export const hasLesson = (game: string): boolean => `./${game}/lesson.json` in LESSONS;

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[`./${game}/lesson.json`]?.()) ?? null;
}
