/** Go-Goal! while scenes are played: the view is of before, and what was told is on the stage. */

import { expect, it } from "vitest";
import { backsOf } from "../../src/games/gogoal/moment";
import {
  answerDuring,
  attackDuring,
  deckOfDraw,
  hasChosen,
  isTeamScene,
  oneGoalShort,
  withTeamsDuring,
} from "../../src/games/gogoal/story";
import { closeUp, faceDown, teamOf } from "../../src/games/gogoal/teams";
import type { Scene } from "../../src/director/scene_queue";
import type { GoGoalBoard, ToldEvent, View } from "../../src/server/schema";

const told = (event: string, values = {}): ToldEvent =>
  ({ n: 0, text: "", scene: "line", event: { event, ...values } }) as ToldEvent;

function viewOf(team: Record<string, number>, more = {}): View {
  const cards = Object.entries(team).map(([card, n]) => ({ card, n }));
  const size = cards.reduce((sum, { n }) => sum + n, 0);
  const zone = { id: "team:1", kind: "team", owner: 1, lies: "spread", size, cards };
  const board = { attack: null, goals_to_win: 3 };
  return { zones: [zone], board, to_act: [0], scores: [0, 0], over: false, ...more } as unknown as View;
}

const team = (view: View) => Object.fromEntries((view.zones[0]?.cards ?? []).map(({ card, n }) => [card, n]));

it("has an attack on the spot as soon as it is told, and keeps it until the view knows better", () => {
  const view = viewOf({});
  expect(attackDuring(view, [])).toBeNull();
  const attack = { card: "go-goal", seat: 1, target: 0, footballer: null };
  const events = [told("attack", { card: "go-goal", seat: 1, other: 0 }), told("let", { seat: 0, other: 1 })];
  expect(attackDuring(view, events)).toEqual(attack);
  expect(attackDuring(viewOf({}, { board: { attack } }), [])).toEqual(attack);
});

it("shows the referee's card, not the footballer that it names", () => {
  const red = told("show-red", { card: "defender", seat: 1, other: 0 });
  expect(attackDuring(viewOf({}), [red])).toMatchObject({ card: "red", footballer: "defender" });
});

it("has an answer only once somebody answers", () => {
  expect(answerDuring([told("attack", { card: "goal", seat: 1, other: 0 })])).toBeNull();
  expect(answerDuring([told("stopped", { card: "no", seat: 0, other: 1 })])).toEqual({ card: "no", seat: 0 });
});

it("lets people come and go as it is told", () => {
  const view = viewOf({ defender: 1, forward: 2 });
  const events = [
    told("join", { seat: 1, card: "midfielder" }),
    told("booked", { seat: 1, card: "defender" }),
    told("replacement", { seat: 1, card: "forward" }),
  ];
  expect(team(withTeamsDuring(view, events))).toEqual({ forward: 3, midfielder: 1 });
  expect(team(view)).toEqual({ defender: 1, forward: 2 });
  expect(withTeamsDuring(view, [told("turn", { seat: 1 })])).toBe(view);
});

it("says nothing of a team that lies face down but how many they are", () => {
  const choosing = { ask: { key: "field" } };
  expect(hasChosen(viewOf({}, choosing), 1)).toBe(true);
  expect(hasChosen(viewOf({}, { ...choosing, to_act: [0, 1] }), 1)).toBe(false);
  expect(hasChosen(viewOf({}), 1)).toBe(false);
  expect(faceDown(3).map((man) => man?.card)).toEqual([null, null, null, undefined, undefined]);
});

it("turns a team over where it lay, side by side", () => {
  const men = closeUp(teamOf(viewOf({ defender: 1, forward: 1, midfielder: 1 }), 1, "abc"));
  expect(men.map((man) => man?.card)).toEqual(["defender", "midfielder", "forward", undefined, undefined]);
});

it("takes the three who were chosen from the hand that one sees the backs of", () => {
  const board = { hands: [{ players: 5, actions: 2 }] } as unknown as GoGoalBoard;
  expect(backsOf(board, 0, true)).toEqual(["players", "players", "actions", "actions"]);
});

it("knows the scene in which teams are turned, and the deck of a card drawn", () => {
  expect(isTeamScene({ told: told("team") } as Scene)).toBe(true);
  expect(isTeamScene(null)).toBe(false);
  expect(deckOfDraw(told("draw", { deck: "players" }))).toBe("players");
  expect(deckOfDraw(told("draw", { deck: "actions" }))).toBe("actions");
});

it("names who is one goal short, but not where the first goal wins or all is over", () => {
  expect(oneGoalShort(viewOf({}, { scores: [2, 1] }))).toEqual([0]);
  expect(oneGoalShort(viewOf({}, { scores: [2, 1], over: true }))).toEqual([]);
  expect(oneGoalShort(viewOf({}, { scores: [0, 0], board: { goals_to_win: 1 } }))).toEqual([]);
});
