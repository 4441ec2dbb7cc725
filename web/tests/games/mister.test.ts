/** The manager's board: what a drop means, how a team sheet is handed in, and how events become scenes. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  duelOf,
  elevenOf,
  figuresOf,
  roleOf,
  surname,
  takersLetter,
  worth,
} from "../../src/games/mister/footballers";
import { suggestLineUp } from "../../src/games/mister/squad/suggested_line_up";
import { POSITIONS, rows } from "../../src/games/mister/formation";
import { ScenePlayer } from "../../src/games/mister/match/scene_player.svelte";
import { kicksOf, ofMatch, scenesFrom } from "../../src/games/mister/match/scenes";
import { fixturesOf, resultsOf } from "../../src/games/mister/match/fixtures";
import { moveFor, put, settled, TeamSheet, type Names } from "../../src/games/mister/squad/team_sheet.svelte";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";
import type {
  CardData,
  Choice,
  EventValue,
  MisterBoard,
  MisterFigure,
  MisterFootballer,
  MisterPhase,
  ToldEvent,
  View,
} from "../../src/server/schema";

const choice = (move: number, card: string): Choice => ({
  move,
  text: `pick ${card}`,
  touches: [`bench:0/${card}`],
});
const viewWith = (board: Partial<MisterBoard>) => ({ board }) as unknown as View;

// -- The team sheet

it("swaps two who change places, and sends off whoever is replaced from the bench", () => {
  expect(put(["a", "b", null], "a", 1)).toEqual(["b", "a", null]);
  expect(put(["a", "b", null], "c", 1)).toEqual(["a", "c", null]);
  expect(put(["a", "b", null], "b", 2)).toEqual(["a", null, "b"]);
});

it("lets stand what the game has taken, and has nobody twice", () => {
  expect(settled([null, "b", "c"], ["c", null, null])).toEqual(["c", "b", null]);
  expect(settled([], ["k", null])).toEqual(["k", null]);
});

it("finds the move that names a card, and none for nobody", () => {
  expect(moveFor([choice(4, "ana"), choice(7, "mariana")], "ana")?.move).toBe(4);
  expect(moveFor([choice(4, "ana")], null)).toBeUndefined();
});

/** A table that asks for place after place, as the game does. */
function asking(...squad: string[]) {
  const taken: Names = ["keeper", ...squad.map(() => null)];
  const played: number[] = [];
  const table = {
    isMyTurn: true,
    refusal: null as object | null,
    get view() {
      return { legal: squad.flatMap((card, move) => (taken.includes(card) ? [] : choice(move, card))) };
    },
    play: (move: number) => void played.push(move),
  };
  const accept = () => (taken[taken.indexOf(null)] = squad[played.at(-1) ?? 0] ?? null);
  return { table, played, accept, sheet: new TeamSheet(table as unknown as TableStore, () => [...taken]) };
}

it("plays nothing before the sheet is full and handed in, then one move for each question", () => {
  const { sheet, played, accept } = asking("a", "b");
  sheet.put("b", 1);
  sheet.handIn();
  expect(sheet.isHandedIn).toBe(false);
  sheet.put("a", 2);
  expect(played).toEqual([]);
  sheet.handIn();
  sheet.answer();
  expect(played).toEqual([1]);
  accept();
  sheet.answer();
  expect(played).toEqual([1, 0]);
  accept();
  sheet.answer();
  expect(sheet.isHandedIn).toBe(false);
});

it("stops when a name is refused", () => {
  const { sheet, played, table } = asking("a", "b");
  sheet.fill(["keeper", "a", "b"]);
  sheet.handIn();
  table.refusal = {};
  sheet.answer();
  expect(sheet.isHandedIn).toBe(false);
  expect(played).toEqual([0]);
});

it("keeps the goalkeeper in goal, whoever is dropped there", () => {
  const { sheet } = asking("a");
  sheet.put("a", 0);
  sheet.put("keeper", 1);
  expect(sheet.names).toEqual(["keeper", null]);
});

it("picks up with a tap, swaps with a tap on another, and lets go with a second one", () => {
  const { sheet } = asking("a", "b", "c");
  sheet.put("a", 1);
  sheet.tap("b");
  expect(sheet.inHand).toBe("b");
  sheet.tap("b");
  expect(sheet.inHand).toBeNull();
  sheet.tap("b");
  sheet.tap("a");
  expect(sheet.names).toEqual(["keeper", "b", null, null]);
  sheet.takeOff("b");
  expect(sheet.names).toEqual(["keeper", null, null, null]);
});

// -- Footballers and places

const footballer = (
  role: MisterFootballer["role"],
  positions: MisterFootballer["positions"],
  ...values: number[]
): MisterFootballer => ({
  kind: "footballer",
  role,
  positions,
  nation: "ro",
  age: 25,
  figures: Object.fromEntries(values.map((value, n) => ["ABCDEF"[n], value])),
  overall: null,
  skills: [],
});
const figure = (letter: MisterFigure["letter"], position: MisterFigure["position"]): MisterFigure => ({
  letter,
  position,
});
const phase = (verb: MisterPhase["verb"], own: MisterFigure | null, theirs: MisterFigure | null) =>
  ({ verb, own, theirs }) as MisterPhase;
const DATA: Record<string, CardData["mister"]> = {
  back: footballer("full_back", ["RB", "LB"], 4, 6, 7, 6, 6, 6),
  star: footballer("full_back", ["RB", "LB"], 9, 9, 9, 9, 9, 10),
  wing: footballer("winger", ["RM", "LM"], 6, 6, 4, 7, 8, 7),
  cross: {
    kind: "action",
    number: 1,
    phases: [phase("duel", figure("E", "RM"), figure("C", "LB"))],
    shot: { kind: "duel", own: figure("B", "LS"), keeper: "H", skill: null },
  },
  kick: {
    kind: "action",
    number: 2,
    phases: [phase("taker", null, null)],
    shot: { kind: "duel", own: figure("F", "taker"), keeper: "G", skill: null },
  },
};
const cards = { data: (card: string) => DATA[card] } as unknown as GameTexts;

it("knows role and figures of a footballer, and none of an action card", () => {
  expect(figuresOf("back", cards)).toEqual({ A: 4, B: 6, C: 7, D: 6, E: 6, F: 6 });
  expect([worth("back", cards), worth("cross", cards)]).toEqual([35, 0]);
  expect(["wing", "star", "cross"].map((card) => roleOf(card, cards))).toEqual([
    "winger",
    "full_back",
    undefined,
  ]);
  expect(surname("Guus van der Klomp")).toBe("van der Klomp");
  expect(surname("Zico")).toBe("Zico");
});

it("knows the letters of a duel, and of whoever takes a kick", () => {
  expect(duelOf("cross", "E", cards)).toEqual({ own: "E", theirs: "C" });
  expect(duelOf("cross", "B", cards)).toBeUndefined();
  expect([takersLetter("kick", cards), takersLetter("cross", cards)]).toEqual(["F", undefined]);
});

it("fills free places with those who like them, the better first, and the rest with whoever is left", () => {
  const names: Names = POSITIONS.map((position) => (["RB", "LB", "RM"].includes(position) ? null : "x"));
  const filled = suggestLineUp(names, ["back", "wing", "star"], cards);
  expect(
    POSITIONS.map((position, n) => `${position} ${filled[n]}`).filter((line) => !line.endsWith(" x")),
  ).toEqual(["RB star", "LB back", "RM wing"]);
  const short: Names = POSITIONS.map((position) => (position === "LS" ? null : "x"));
  expect(suggestLineUp(short, ["wing"], cards).at(-1)).toBe("wing");
});

it("shows a team from its own bench, and the other turned round", () => {
  expect(rows(false).at(-2)).toEqual(["LB", "LCB", "RCB", "RB"]);
  expect(rows(true)[1]).toEqual(["RB", "RCB", "LCB", "LB"]);
  expect(rows(true).flat().sort()).toEqual([...POSITIONS].sort());
});

const team = (pitch: object | null) => ({ pitch }) as MisterBoard["teams"][number];

it("knows who stands where, and empty places", () => {
  const view = viewWith({ teams: [team(null), team({ GK: "k", RB: null, RCB: "c" })] });
  expect(elevenOf(view, 1).slice(0, 3)).toEqual(["k", null, "c"]);
  expect(elevenOf(view, 0)).toEqual(POSITIONS.map(() => null));
});

it("writes the scores of fixtures and results", () => {
  const open = { home: 1, away: 3, home_goals: null, away_goals: null };
  const fixtures = [{ home: 2, away: 0, home_goals: 1, away_goals: 0 }, open];
  expect(fixturesOf(viewWith({ fixtures })).map(({ score }) => score)).toEqual(["1-0", "–"]);
  const level = { home: 0, away: 2, home_goals: 1, away_goals: 1, home_kicks: 4, away_kicks: 3 };
  const won = { home: 1, away: 3, home_goals: 2, away_goals: 0, home_kicks: null, away_kicks: null };
  expect(resultsOf(viewWith({ results: [level, won] }))).toEqual([
    { home: 0, away: 2, score: "1-1", penalties: "4-3" },
    { home: 1, away: 3, score: "2-0", penalties: "" },
  ]);
});

// -- Scenes

const STORY: [string, Record<string, EventValue>][] = [
  ["kick-off", {}],
  ["attack", { card: "corner", bonus: 1 }],
  ["crosser", { by: "Ana" }],
  ["duel-won", { by: "Ion", rival: "Leo", letter: "B" }],
  ["shot", { by: "Ion", keeper: "Kim" }],
  ["directions", { shot: "left", dive: "right" }],
  ["goal", { by: "Ion", keeper: "Kim" }],
  ["expected", {}],
  ["attack", { card: "penalty", bonus: 0 }],
];
const told = (story: typeof STORY): ToldEvent[] =>
  story.map(([event, values], n) => ({
    n,
    event: { event, seat: 0, other: 1, ...values },
    text: `${event}!`,
    scene: "calm",
  }));

it("tells an attack step by step, on its card, with what was revealed", () => {
  const scenes = scenesFrom(told(STORY), 5);
  expect(scenes.map((scene) => scene.kind)).toEqual(["directions", "goal", "attack"]);
  expect(scenes[1]).toMatchObject({
    card: "corner",
    bonus: 1,
    by: "Ion",
    rival: "Kim",
    shot: "left",
    dive: "right",
  });
  expect(scenes[1]?.steps.map((step) => step.mark)).toEqual(["open", "won", "won", "open", "open", "won"]);
  expect(scenes[2]).toMatchObject({ card: "penalty", shot: null, steps: [{ text: "attack!" }] });
});

it("follows the manager's own match when two are on, and both for whoever plays in none", () => {
  const other: ToldEvent = {
    n: 9,
    event: { event: "attack", seat: 2, other: 3, card: "penalty" },
    text: "",
    scene: "turn",
  };
  const fixture = (home: number, away: number) => ({ home, away, home_goals: 0, away_goals: 0 });
  const view = viewWith({ fixtures: [fixture(0, 1), fixture(2, 3)] });
  const events = [...told(STORY.slice(0, 3)), other];
  expect(ofMatch(events, view, 1).map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(ofMatch(events, view, 3).map(({ n }) => n)).toEqual([9]);
  expect(ofMatch(events, view, null)).toBe(events);
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("plays what is new scene by scene, and skips to the last", () => {
  const scenePlayer = new ScenePlayer();
  scenePlayer.watch(told(STORY.slice(0, 2)));
  expect(scenePlayer.now?.kind).toBe("attack");
  expect(scenePlayer.isRunning).toBe(false);
  scenePlayer.watch(told(STORY));
  expect(scenePlayer.now?.kind).toBe("crosser");
  vi.runOnlyPendingTimers();
  expect(scenePlayer.now?.kind).toBe("duel-won");
  scenePlayer.skip();
  expect(scenePlayer.now?.card).toBe("penalty");
  expect(scenePlayer.isRunning).toBe(false);
});

it("goes back when moves are taken back, without playing anything", () => {
  const scenePlayer = new ScenePlayer();
  scenePlayer.watch(told(STORY));
  scenePlayer.watch(told(STORY.slice(0, 4)));
  expect(scenePlayer.now?.kind).toBe("duel-won");
  expect(scenePlayer.isRunning).toBe(false);
});

it("tells how far it has come while there is more to see", () => {
  const scenePlayer = new ScenePlayer();
  scenePlayer.watch(told(STORY.slice(0, 2)));
  expect(scenePlayer.reached).toBeNull();
  scenePlayer.watch(told(STORY));
  expect(scenePlayer.reached).toBe(2);
  scenePlayer.skip();
  expect(scenePlayer.reached).toBeNull();
});

it("takes over the assistant's list for the places that are still asked for", () => {
  const { sheet, played } = asking("a", "b", "c");
  sheet.put("c", 1);
  sheet.adopt(["b", "a", "c"]);
  expect(sheet.names).toEqual(["keeper", "b", "a", "c"]);
  sheet.handIn();
  expect(played).toEqual([1]);
});
