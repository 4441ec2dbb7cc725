/** A match of Mister on the stage: how events become a story, who meets whom, what a shot comes to. */

import { expect, it } from "vitest";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import { elevenAt } from "../../src/games/mister/match/elevens";
import { meetingOf } from "../../src/games/mister/match/meeting";
import { isOfMatch, kicksOf, storyOf } from "../../src/games/mister/match/story";
import { momentOf } from "../../src/games/mister/moment";
import { choiceTo, isGoalBy, revealedBy, shotOf } from "../../src/games/mister/shot/directions";
import { cellOf, letterAt } from "../../src/games/mister/man/cells";
import type {
  CardData,
  Choice,
  EventValue,
  MisterBoard,
  MisterFigures,
  MisterPhase,
  ToldEvent,
  View,
} from "../../src/server/schema";

const man = (figures: MisterFigures, role = "winger") => ({ kind: "footballer", role, figures, skills: [] });
const action = (phases: Partial<MisterPhase>[], shot: object | null) => ({
  kind: "action",
  number: 1,
  phases,
  shot,
});
const DATA = {
  ana: man({ E: 8 }),
  ion: man({ B: 7 }),
  leo: man({ B: 7, C: 6 }),
  kim: man({ H: 8 }, "goalkeeper"),
  corner: action(
    [
      { verb: "anyone", letter: "E", at_least: 8 },
      {
        verb: "duel",
        own: { letter: "B", position: "RCB" },
        theirs: { letter: "B", position: "LCB" },
        margin: 1,
      },
    ],
    { kind: "duel", own: { letter: "B", position: "RCB" }, keeper: "H", skill: null },
  ),
  freekick: action([{ verb: "taker" }, { verb: "wall", letter: "B", at_least: 7 }], null),
};
const cards = {
  data: (card: string) => DATA[card as keyof typeof DATA] as CardData["mister"] | undefined,
  name: (card: string) => card[0]?.toUpperCase() + card.slice(1),
} as unknown as GameTexts;
const SQUADS = [
  ["ana", "ion"],
  ["leo", "kim"],
];

const STORY: [string, Record<string, EventValue>][] = [
  ["kick-off", {}],
  ["attack", { card: "corner", bonus: 1, minute: 12 }],
  ["crosser", { by: "Ana" }],
  ["duel-won", { by: "Ion", rival: "Leo", letter: "B" }],
  ["shot", { by: "Ion", keeper: "Kim" }],
  ["directions", { by: "Ion", keeper: "Kim", shot: "left", dive: "right" }],
  ["goal", { by: "Ion", keeper: "Kim" }],
  ["expected", {}],
  ["attack", { card: "freekick", bonus: 0, minute: 14 }],
];
const told = (story: typeof STORY): ToldEvent[] =>
  story.map(([event, values], n) => ({
    n,
    event: { event, seat: 0, other: 1, ...values },
    text: `${event}!`,
    scene: "calm",
  }));
const viewWith = (board: Partial<MisterBoard>) => ({ board }) as unknown as View;

it("tells an attack phase by phase, on its card", () => {
  const story = storyOf(told(STORY.slice(0, 7)));
  expect(story).toMatchObject({ card: "corner", attacker: 0, defender: 1, bonus: 1, minute: 12 });
  expect(story.steps.map(({ kind, phase, mark }) => [kind, phase, mark])).toEqual([
    ["crosser", 0, "won"],
    ["duel-won", 1, "won"],
    ["shot", 2, "open"],
    ["directions", 2, "open"],
    ["goal", 2, "won"],
  ]);
  expect(storyOf(told(STORY))).toMatchObject({ card: "freekick", bonus: 0, steps: [] });
});

it("shows who meets whom, with the bonus of the attack", () => {
  const story = storyOf(told(STORY.slice(0, 4)));
  const [corner, duel] = story.steps.map((step) => meetingOf(story, step, SQUADS, cards));
  expect(corner).toMatchObject({ own: { card: "ana", letter: "E", value: 9 }, theirs: null, need: 8 });
  expect(duel).toMatchObject({
    own: { card: "ion", letter: "B", value: 8 },
    theirs: { card: "leo", letter: "B", value: 7 },
    isWon: true,
  });
});

it("shows the wall's man on the defence's side, and a gap where nobody is", () => {
  const wall = storyOf(
    told([
      ["attack", { card: "freekick", bonus: 0 }],
      ["taker", { by: "Ana" }],
      ["blocked", { by: "Leo" }],
    ]),
  );
  const [, blocked] = wall.steps;
  expect(blocked && meetingOf(wall, blocked, SQUADS, cards)).toMatchObject({
    own: null,
    theirs: { card: "leo", letter: "B", value: 7 },
  });
  const gap = storyOf(
    told([
      ["attack", { card: "corner", bonus: 0 }],
      ["crosser", { by: "Ana" }],
      ["unopposed", { by: "Ion", letter: "B", position: "LCB" }],
    ]),
  );
  const last = gap.steps.at(-1);
  expect(last && meetingOf(gap, last, SQUADS, cards)?.theirs).toMatchObject({ card: null, gap: "LCB" });
});

it("knows no meeting at the goal: that has a scene of its own", () => {
  const story = storyOf(told(STORY.slice(0, 7)));
  expect(story.steps.slice(2).map((step) => meetingOf(story, step, SQUADS, cards))).toEqual([
    null,
    null,
    null,
  ]);
});

const team = (pitch: object | null, more = {}) =>
  ({
    pitch,
    squad: ["ana", "ion", "leo"],
    off: [],
    kick_order: [],
    ...more,
  }) as unknown as MisterBoard["teams"][number];

it("follows those who leave and come on while the story is told", () => {
  const view = viewWith({ stage: "match", teams: [team({ GK: "kim", RB: "ana" })] });
  const gone = storyOf(told([["sent-off", { by: "Ana" }]]));
  expect(elevenAt(view, null, 0, gone, cards).slice(0, 2)).toEqual(["kim", null]);
  const on = storyOf(
    told([
      ["injured", { by: "Ana" }],
      ["comes-on", { by: "Ion", position: "RB" }],
    ]),
  );
  expect(elevenAt(view, null, 0, on, cards).slice(0, 2)).toEqual(["kim", "ion"]);
});

it("shows nobody as gone before the story has told it", () => {
  const before = viewWith({ stage: "line-up", teams: [team(null)] });
  const after = viewWith({ stage: "match", teams: [team({ GK: "kim", RB: null }, { off: ["ana"] })] });
  expect(elevenAt(before, after, 0, storyOf([]), cards).slice(0, 2)).toEqual(["kim", "ana"]);
  const told1 = storyOf(told([["sent-off", { by: "Ana" }]]));
  expect(elevenAt(before, after, 0, told1, cards).slice(0, 2)).toEqual(["kim", null]);
});

it("follows the manager's own match when two are on, and both for whoever plays in none", () => {
  const attackOf = (seat: number): ToldEvent => ({
    n: seat,
    event: { event: "attack", seat, other: seat + 1 },
    text: "",
    scene: "turn",
  });
  const [own, other] = [attackOf(0), attackOf(2)];
  const fixture = (home: number, away: number) => ({ home, away, home_goals: 0, away_goals: 0 });
  const view = viewWith({ fixtures: [fixture(0, 1), fixture(2, 3)] });
  expect([own, other].map((one) => isOfMatch(one, view, 1))).toEqual([true, false]);
  expect([own, other].map((one) => isOfMatch(one, view, 3))).toEqual([false, true]);
  expect([own, other].map((one) => isOfMatch(one, view, null))).toEqual([true, true]);
});

it("counts the kicks of the last shoot-out only", () => {
  const kinds = [
    "shoot-out",
    "kick-goal",
    "kick-off",
    "shoot-out",
    "kick",
    "kick-saved",
    "kick",
    "kick-goal",
  ];
  expect(kicksOf(told(kinds.map((kind) => [kind, {}]))).map((kick) => kick.isGoal)).toEqual([false, true]);
  expect(kicksOf(told([["kick-off", {}]]))).toEqual([]);
});

// -- The goal

it("lets the guess decide only where the fork leaves it open", () => {
  expect(isGoalBy("guess", "left", "left")).toBe(false);
  expect(isGoalBy("guess", "left", "right")).toBe(true);
  expect(isGoalBy("goal", "left", "left")).toBe(true);
  expect(isGoalBy("saved", "left", "right")).toBe(false);
});

it("turns nothing over before both directions are told", () => {
  const [shot, directions] = told(STORY.slice(4, 6)) as [ToldEvent, ToldEvent];
  expect(revealedBy(shot)).toBeNull();
  expect(revealedBy(directions)).toEqual({ shot: "left", dive: "right" });
});

it("finds the move of a direction, whether one shoots or dives", () => {
  const legal: Choice[] = ["right", "centre", "left"].map((one, move) => ({
    move,
    text: `dive ${one}`,
    touches: [`directions:1/${one}`],
  }));
  expect(choiceTo(legal, "left")?.move).toBe(2);
});

it("shows the shot that is asked for, and one that nobody was asked about", () => {
  const asked = { shooter: "ion", keeper: "kim", fork: "guess" } as MisterBoard["shot"];
  const teams = [team(null, { squad: ["ion"] }), team(null, { squad: ["kim"] })];
  const story = storyOf(told(STORY.slice(0, 7)));
  expect(shotOf(viewWith({ shot: asked, teams }), story, cards)).toBe(asked);
  expect(shotOf(viewWith({ shot: null, teams }), story, cards)).toMatchObject({
    shooter: "ion",
    keeper: "kim",
    letter: "B",
    fork: "goal",
  });
});

it("finds a letter's cell on the card of an outfielder and of a goalkeeper", () => {
  expect(cellOf("ana", "A", cards)).toMatchObject({ left: 3.7, top: 71.3 });
  expect(cellOf("ana", "F", cards).top).toBe(84);
  expect(cellOf("kim", "H", cards).left).toBeCloseTo(50);
});

it("knows which figure of a card was pressed, and that its picture is none", () => {
  expect(letterAt("ana", 10, 75, cards)).toBe("A");
  expect(letterAt("ana", 90, 90, cards)).toBe("F");
  expect(letterAt("kim", 60, 90, cards)).toBe("H");
  expect(letterAt("ana", 50, 30, cards)).toBeNull();
});

it("has the scene decide what is on the stage, else the question", () => {
  const board = (stage: MisterBoard["stage"], shot: unknown = null) => ({ stage, shot }) as MisterBoard;
  expect(momentOf(board("line-up"), "line-up", null)).toBe("line-up");
  expect(momentOf(board("line-up"), "line-up-wait", "duel-won")).toBe("match");
  expect(momentOf(board("line-up"), "line-up", "round")).toBe("line-up");
  expect(momentOf(board("match", {}), "dive", null)).toBe("goal");
  expect(momentOf(board("match"), "taker", "directions")).toBe("goal");
  expect(momentOf(board("shoot-out"), "order-wait", null)).toBe("takers");
  expect(momentOf(board("draft"), "draft", "kick-off")).toBe("match");
});
