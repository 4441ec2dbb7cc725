/** Chances over the moves as lines, and the match as a page of the album. */

import { afterEach, expect, it, vi } from "vitest";
import {
  fetchAnalysis,
  bandOf,
  courseOf,
  lineOf,
  moveAt,
  penOf,
  placeOf,
  formatSigned,
} from "../../src/report/chances/chances";
import { drawPicture, wrapText, type PictureStory } from "../../src/report/picture/picture";
import type { JobProgress, MatchAnalysis } from "../../src/server/schema";

const FRAME = { left: 10, top: 0, width: 100, height: 50, moves: 10 };
const ANALYSIS: MatchAnalysis = {
  seats: 2,
  moves: [0, 4, 10],
  spectator: [
    [0.5, 0.75, 1],
    [0.5, 0.25, 0],
  ],
  own: [
    [0.6, 0.7, 1],
    [0.5, 0.3, 0],
  ],
  low: [
    [0.4, 0.7, 1],
    [0.4, 0.2, 0],
  ],
  high: [
    [0.6, 0.8, 1],
    [0.6, 0.3, 0],
  ],
  key_moments: [],
  balance: [],
  choices: [],
};
const SPECTATOR = courseOf(ANALYSIS, false);

afterEach(() => vi.unstubAllGlobals());

it("draws a seat's chance from kick-off to the end, the certain win at the top", () => {
  expect(lineOf(SPECTATOR, 0, FRAME)).toBe("M10.0 25.0L50.0 12.5L110.0 0.0");
  expect(bandOf(SPECTATOR, 1, FRAME)).toBe("M10.0 20.0L50.0 35.0L110.0 50.0L110.0 50.0L50.0 40.0L10.0 30.0Z");
});

it("has no interval for what each seat knew itself", () => {
  expect(bandOf(courseOf(ANALYSIS, true), 0, FRAME)).toBe("");
});

it("finds the move under a pointer, and never one outside the match", () => {
  expect([-50, 10, 61, 400].map((x) => moveAt(FRAME, x))).toEqual([0, 0, 5, 10]);
});

it("holds a chance until the next move that was looked at", () => {
  expect([0, 3, 4, 9, 10].map((move) => placeOf(ANALYSIS.moves, move))).toEqual([0, 0, 1, 1, 2]);
});

it("tells seats apart without colours", () => {
  const pens = [0, 1, 2, 3, 4, 5].map(penOf);
  expect(new Set(pens.map((pen) => pen.dashes)).size).toBe(6);
  expect(new Set(pens.map((pen) => pen.mark)).size).toBe(6);
});

it("gives what was won or lost its sign", () => {
  expect([0.12, -0.12, 0.001].map(formatSigned)).toEqual(["+12", "-12", "0"]);
});

it("asks again until the analysis is there, and tells how far it is", async () => {
  const answers: unknown[] = [{ done: 1, total: 9 }, ANALYSIS];
  const json = () =>
    new Response(JSON.stringify(answers.shift()), { headers: { "Content-Type": "application/json" } });
  vi.stubGlobal("fetch", () => Promise.resolve(json()));
  const heard: JobProgress[] = [];
  expect(await fetchAnalysis("t1", (progress) => heard.push(progress), new AbortController().signal)).toEqual(
    ANALYSIS,
  );
  expect(heard).toEqual([{ done: 1, total: 9 }]);
});

it("breaks words into lines that fit, a word too long on one of its own", () => {
  const measure = (words: string) => words.length;
  expect(wrapText("a ball in the net", 8, "", measure)).toEqual(["a ball", "in the", "net"]);
  expect(wrapText("goooooooooal for us", 8, "", measure)).toEqual(["goooooooooal", "for us"]);
});

it("draws the page with what happened, and nobody's name becomes markup", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const seats = [
    { name: "Ana & <Bo>", score: 2, won: true },
    { name: "Ilie", score: 1, won: false },
  ];
  const story: PictureStory = {
    game: "Rabona",
    day: "today",
    seats,
    verdict: "Ana wins!",
    moments: ["Goal!"],
    course: SPECTATOR,
    caption: "Chances",
    stickers: ["<svg xmlns='http://www.w3.org/2000/svg'/>"],
    scores: [{ label: "2–1", times: 7, isMine: true }],
  };
  const page = new DOMParser().parseFromString(drawPicture(story, "").svg, "image/svg+xml");
  expect(page.querySelector("parsererror")).toBeNull();
  const texts = [...page.querySelectorAll("text")].map((text) => text.textContent);
  expect(texts).toEqual(
    expect.arrayContaining(["RABONA", "Ana & <Bo>", "2", "Ana wins!", "Goal!", "2–1", "7", "Tavolino"]),
  );
  expect(drawPicture({ ...story, course: null }, "").height).toBeLessThan(drawPicture(story, "").height);
  expect(drawPicture({ ...story, scores: [] }, "").height).toBeLessThan(drawPicture(story, "").height);
});
