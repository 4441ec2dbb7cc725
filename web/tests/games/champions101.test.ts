/** 101: the position on the stage while its story is told, and what cards in the air would come to. */

import { expect, it } from "vitest";
import {
  fateOfKick,
  fateOfShot,
  isOpenTo,
  KICK_FATES,
  SHOT_FATES,
} from "../../src/games/champions101/decisive/deciding";
import { areSettled, ghostsOf, jokersOf, topsAfter } from "../../src/games/champions101/in_the_air";
import { badgeOf, lastHappening, resultOf } from "../../src/games/champions101/moment";
import {
  handZone,
  layCards,
  positionOf,
  tellOn,
  type ToldSoFar,
} from "../../src/games/champions101/position";
import { rungOf, RUNGS } from "../../src/games/champions101/pitch/run";
import type {
  ChampionsBoard,
  ChampionsForecast,
  Choice,
  ToldEvent,
  View,
  Zone,
} from "../../src/server/schema";

const zone = (kind: string, owner: number | null, size: number, cards: [string, number][] = []): Zone => ({
  id: owner === null ? kind : `${kind}:${owner}`,
  kind,
  owner,
  lies: "spread",
  size,
  cards: cards.map(([card, n]) => ({ card, n })),
});

const BOARD: ChampionsBoard = {
  period: "first-half",
  ball: 0,
  red: 0,
  deck_at_start: 78,
  footballers: { colour: "blue", is_joker: false },
  balls: { colour: "red", is_joker: true },
  shoot_out: null,
  forecasts: [],
};

const VIEW = {
  seat: 0,
  board: BOARD,
  zones: [
    zone("hand", 0, 4, [
      ["red-footballer", 2],
      ["red-ball", 1],
      ["penalty", 1],
    ]),
    zone("hand", 1, 5),
    zone("deck", null, 40),
    zone("footballers", null, 3, [
      ["blue-footballer", 1],
      ["red-footballer", 2],
    ]),
    zone("balls", null, 2, [
      ["penalty", 1],
      ["red-ball", 1],
    ]),
    zone("out", null, 3, [["blue-footballer", 3]]),
  ],
} as unknown as View;

const told = (n: number, event: string, values: Record<string, number | string | string[]>): ToldEvent => ({
  n,
  event: { event, ...values },
  text: "",
  scene: "play",
});
const story = (over: ToldEvent[], now: ToldEvent[] = [], isTurned = false): ToldSoFar => ({
  over,
  now,
  isTurned,
});
const START = positionOf(VIEW);

it("reads the position from the view: whose ball, how far, what is on top, which face it has", () => {
  expect([START.ball, START.distance, START.deck]).toEqual([0, 4, 40]);
  expect(START.piles.footballers.top).toEqual({ card: "blue-footballer", colour: "blue", nth: 3 });
  expect(START.piles.balls.top).toEqual({ card: "penalty", colour: "red", nth: 0 });
});

it("lets the ball wait until a play is resolved, then walk one rung", () => {
  const lay = told(0, "lay", { seat: 0, cards: ["red-footballer", "red-ball"] });
  const during = tellOn(START, story([], [lay]), 0);
  expect([during.hands[0], during.distance]).toEqual([2, 4]);
  expect(during.piles.footballers.top).toEqual({ card: "red-footballer", colour: "red", nth: 2 });
  expect(during.piles.footballers.below?.card).toBe("blue-footballer");
  expect(during.mine).toEqual({ "red-footballer": 1, "red-ball": 0, penalty: 1 });
  const passed = tellOn(START, story([lay], [told(1, "pass", { seat: 0, left: 3 })]), 0);
  expect(passed.distance).toBe(3);
  const draw = told(2, "draw", { seat: 0, n: 1, cards: ["blue-ball"] });
  const drawn = tellOn(START, story([lay, told(1, "pass", { seat: 0, left: 3 })], [draw]), 0);
  expect([drawn.hands[0], drawn.deck, drawn.mine["blue-ball"], drawn.distance]).toEqual([3, 39, 1, 3]);
});

it("shows a joker as what it stands for", () => {
  const joker = told(0, "joker", { seat: 1, first: "red-ball", stands_for: "blue-footballer" });
  const { piles } = tellOn(START, story([joker]), 0);
  expect(piles.footballers.top).toEqual({ card: "penalty", colour: "blue", nth: 1 });
  expect(piles.balls.top?.card).toBe("red-ball");
});

it("turns no card before its time, and sweeps the pitch only when the goal has been told", () => {
  const shot = told(0, "shot", { seat: 0, other: 1, card: "blue-ball" });
  expect(tellOn(START, story([], [shot]), 0).piles.balls.top?.card).toBe("penalty");
  expect(tellOn(START, story([], [shot], true), 0).piles.balls.top?.card).toBe("blue-ball");
  const goal = told(1, "goal", { seat: 0, other: 1, home: 1, away: 0 });
  const now = tellOn(START, story([shot], [goal], true), 0);
  expect([now.piles.balls.top?.card, now.ball]).toEqual(["blue-ball", 0]);
  const after = tellOn(START, story([shot, goal]), 0);
  expect([after.piles.balls.top, after.ball]).toEqual([null, 1]);
});

it("hands the cards of a counter-attack over, and shows them to whoever may know them", () => {
  const counter = told(0, "counter", { seat: 1, other: 0 });
  const give = told(1, "give", {
    seat: 1,
    other: 0,
    n: 4,
    cards: ["red-ball", "red-ball", "blue-ball", "penalty"],
  });
  const after = tellOn(START, story([counter, give]), 0);
  expect([after.ball, after.hands, after.distance]).toEqual([1, [8, 1], 1]);
  expect(after.mine["red-ball"]).toBe(3);
  const seen = tellOn(START, story([counter, told(1, "give", { seat: 1, other: 0, n: 4 })]), null);
  expect(seen.hands).toEqual([8, 1]);
});

it("keeps the kicks of the shoot-out, once each has been told", () => {
  const goal = told(0, "strike-goal", { seat: 1, other: 0, card: "red-ball" });
  expect(tellOn(START, story([], [goal]), 0).kicks[1]).toEqual([]);
  expect(tellOn(START, story([], [goal], true), 0).kicks[1]).toEqual([{ card: "red-ball", is_goal: true }]);
});

// -- Cards in the air

const hand = (card: string): string => `hand:0/${card}`;
const choice = (move: number, ...cards: string[]): Choice => ({ move, text: "", touches: cards.map(hand) });
const RED_PAIR = choice(1, "red-footballer", "red-ball");
const TWO_MEN = choice(2, "red-footballer", "red-footballer");
const JOKERS = [3, 4, 5, 6].map((move) => choice(move, "red-footballer", "penalty"));
const top = (card: string, colour: string) => ({ card, colour });
const forecast = (
  move: number,
  result: ChampionsForecast["result"],
  footballers: ChampionsForecast["footballers"] = null,
  balls: ChampionsForecast["balls"] = null,
): ChampionsForecast => ({ move, result, footballers, balls });
const RED_MAN = top("red-footballer", "red");
const FORECAST: ChampionsBoard = {
  ...BOARD,
  forecasts: [
    forecast(1, "pass", RED_MAN, top("red-ball", "red")),
    forecast(2, "pass", RED_MAN),
    forecast(3, "lost", top("penalty", "red")),
    forecast(4, "pass", RED_MAN, top("penalty", "red")),
    forecast(5, "counter", top("penalty", "blue")),
    forecast(6, "lost", RED_MAN, top("penalty", "blue")),
  ],
};
const seen = (card: string) => START.seen[card] ?? 0;

it("writes on a card what the engine says that it comes to", () => {
  expect(badgeOf(FORECAST, [RED_PAIR], "Gino")).toEqual({ text: "Pass", tone: "yes" });
  expect(badgeOf(FORECAST, JOKERS, "Gino")?.text).toBe("Joker");
  expect(badgeOf({ ...BOARD, forecasts: [forecast(9, "foul")] }, [choice(9, "penalty")], "Gino")?.text).toBe(
    "Gino +2",
  );
  expect(badgeOf(FORECAST, [], "Gino")).toBeNull();
  expect(resultOf(FORECAST, [RED_PAIR, TWO_MEN])).toBe("pass");
  expect(resultOf(FORECAST, JOKERS)).toBeNull();
});

it("lays ghosts where the cards would lie: the first alone, then both", () => {
  const first = ghostsOf(FORECAST, [RED_PAIR, TWO_MEN], ["red-footballer"], seen);
  expect(first).toEqual({ footballers: { ...RED_MAN, nth: 2 }, balls: null });
  const both = ghostsOf(FORECAST, [RED_PAIR], ["red-footballer"], seen);
  expect(both.balls).toEqual({ card: "red-ball", colour: "red", nth: 1 });
  expect(ghostsOf(FORECAST, [TWO_MEN], ["red-footballer"], seen).footballers?.nth).toBe(3);
  expect(ghostsOf(FORECAST, [], [], seen)).toEqual({ footballers: null, balls: null });
});

it("offers two piles and two colours for a joker", () => {
  expect(areSettled(JOKERS)).toBe(true);
  expect(areSettled([RED_PAIR, TWO_MEN])).toBe(false);
  expect(jokersOf(FORECAST, JOKERS).map(({ pile, colour, result }) => `${pile} ${colour} ${result}`)).toEqual(
    ["footballers red lost", "balls red pass", "footballers blue counter", "balls blue lost"],
  );
  expect(jokersOf(FORECAST, [RED_PAIR])).toEqual([]);
});

it("shows one's own move at once, with the faces that it will have on the pile", () => {
  const [sure] = FORECAST.forecasts;
  if (!sure) throw new Error("no forecast");
  const tops = topsAfter(sure, RED_PAIR.touches, seen);
  const mine = layCards(START, ["red-footballer", "red-ball"], tops, 0);
  const lay = told(0, "lay", { seat: 0, cards: ["red-footballer", "red-ball"] });
  const after = tellOn(START, story([lay]), 0);
  expect(mine.piles.footballers.top).toEqual(after.piles.footballers.top);
  expect(mine.piles.balls.top).toEqual(after.piles.balls.top);
  expect([mine.hands, mine.distance]).toEqual([after.hands, after.distance]);
});

it("holds the hand in the order of the box, with what the hand itself takes out", () => {
  const held = zone("hand", 0, 3);
  const { cards, size } = handZone(held, { penalty: 1, "red-ball": 1, "blue-ball": 0 }, ["red-ball"]);
  expect(cards).toEqual([
    { card: "red-ball", n: 2 },
    { card: "penalty", n: 1 },
  ]);
  expect(size).toBe(3);
});

it("finds what was resolved last, whose it was, and which line of 4.9 applies", () => {
  const events = [
    told(4, "counter", { seat: 1, other: 0 }),
    told(5, "give", { seat: 1, other: 0, n: 3 }),
    told(6, "draw", { seat: 1, n: 1 }),
  ];
  expect(lastHappening(events)).toEqual({ n: 4, event: "counter", seat: 1, other: 0, result: "counter" });
  expect(lastHappening(events.slice(1))).toBeNull();
});

// -- The card that decides (sections 6 and 9), and the run

it("6.2 to 6.5: knows the fate that a shot's card brings", () => {
  const fates = ["blue-ball", "red-ball", "red-footballer", "blue-footballer", "penalty"].map((card) =>
    fateOfShot(card, "red", false),
  );
  expect(fates).toEqual(["goal", "goal", "corner", "saved", "penalty"]);
  expect(SHOT_FATES).toEqual(expect.arrayContaining(fates));
});

it("10.4: the whistle comes before the last card, but not before a penalty card", () => {
  expect(fateOfShot("red-ball", "red", true)).toBe("late");
  expect(fateOfShot("penalty", "red", true)).toBe("penalty");
});

it("9.2 to 9.4: knows the fate that the two cards of a kick bring", () => {
  const fates = [
    ["red-footballer", "blue-ball"],
    ["blue-footballer", "red-footballer"],
    ["blue-footballer", "blue-footballer"],
  ].map((cards) => fateOfKick(cards, "red"));
  expect(fates).toEqual(["goal", "blocked", "saved"]);
  expect(KICK_FATES).toEqual(fates);
});

it("drops the fates that the colour of the card rules out", () => {
  expect(SHOT_FATES.filter((fate) => isOpenTo(fate, "red-ball", "red"))).toEqual(["goal", "corner"]);
  expect(SHOT_FATES.filter((fate) => isOpenTo(fate, "blue-footballer", "red"))).toEqual(["goal", "saved"]);
  expect(SHOT_FATES.filter((fate) => isOpenTo(fate, "penalty", "red"))).toEqual(["penalty"]);
});

it("has a rung for each card, nearer and nearer to the goal; theirs is mine turned round", () => {
  const ways = RUNGS.map((n) => rungOf(n, true).lx);
  expect(ways).toEqual([...ways].sort((a, b) => a - b));
  expect(rungOf(9, true)).toEqual(rungOf(6, true));
  const [mine, theirs] = [rungOf(3, true), rungOf(3, false)];
  expect([mine.lx + theirs.lx, mine.ux + theirs.ux, mine.uy + theirs.uy]).toEqual([100, 100, 100]);
});
