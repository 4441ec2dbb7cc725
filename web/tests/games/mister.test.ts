/** The manager's desk: what the cards ask, the album, the market without asking, and how a team sheet is handed in. */

import { expect, it } from "vitest";
import { askedAt, averageOf, demandOf, fitness } from "../../src/games/mister/demand";
import { elevenOf, figuresOf, surname, takersLetter, worth } from "../../src/games/mister/footballers";
import { suggestLineUp } from "../../src/games/mister/line_up/suggested_line_up";
import { specialistsOf } from "../../src/games/mister/line_up/specialists";
import { endRows, POSITIONS } from "../../src/games/mister/formation";
import { cupRounds, fixturesOf, resultsOf, winnerOf } from "../../src/games/mister/evening/fixtures";
import {
  moveFor,
  put,
  settled,
  TeamSheet,
  type Names,
} from "../../src/games/mister/line_up/team_sheet.svelte";
import { frameFor, framesOf, missingIn } from "../../src/games/mister/market/album";
import { QuickDraft } from "../../src/games/mister/market/quick_draft.svelte";
import { scouted } from "../../src/games/mister/market/scouting";
import { wayOf } from "../../src/games/mister/market/swipe";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";
import type {
  CardData,
  Choice,
  MisterBoard,
  MisterFigure,
  MisterFootballer,
  MisterPhase,
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
  corner: {
    kind: "action",
    number: 7,
    phases: [
      { ...phase("anyone", null, null), letter: "E", at_least: 8 },
      { ...phase("keeper", null, null), letter: "D", at_least: 2 },
      { ...phase("skill", null, null), skill: "backheel" },
    ],
    shot: { kind: "guess", own: null, keeper: null, skill: "backheel" },
  },
  kick: {
    kind: "action",
    number: 2,
    phases: [phase("taker", null, null)],
    shot: { kind: "duel", own: figure("F", "taker"), keeper: "G", skill: null },
  },
};
const cards = {
  data: (card: string) => DATA[card],
  allData: () => Object.values(DATA),
} as unknown as GameTexts;

it("knows the figures of a footballer, and none of an action card", () => {
  expect(figuresOf("back", cards)).toEqual({ A: 4, B: 6, C: 7, D: 6, E: 6, F: 6 });
  expect([worth(figuresOf("back", cards)), worth(figuresOf("cross", cards))]).toEqual([35, 0]);
  expect(surname("Guus van der Klomp")).toBe("van der Klomp");
  expect(surname("Zico")).toBe("Zico");
});

it("knows the letter of whoever takes a kick", () => {
  expect([takersLetter("kick", cards), takersLetter("cross", cards)]).toEqual(["F", undefined]);
});

// -- What the cards ask

const actions = Object.values(DATA).filter((data) => data.kind === "action");

it("counts attack, defence, shots and the keeper's launch; nobody is asked for a taker's letter", () => {
  expect(demandOf(actions)).toEqual({
    RM: { E: 1 },
    LB: { C: 1 },
    LS: { B: 1 },
    GK: { H: 1, D: 1, G: 1 },
  });
});

it("asks for the letters of several places together, the most wanted first", () => {
  const demand = { RB: { C: 3, E: 2 }, LB: { C: 3, E: 2, B: 1 } };
  expect(askedAt(demand, ["RB", "LB"])).toEqual([
    { letter: "C", times: 6 },
    { letter: "E", times: 4 },
    { letter: "B", times: 1 },
  ]);
  expect(fitness({ C: 7, E: 5 }, askedAt(demand, ["RB"]))).toBe(31);
});

it("has the mean of those who have a letter", () => {
  const footballers = Object.values(DATA).filter((data) => data.kind === "footballer");
  expect(averageOf("E", footballers)).toBeCloseTo((6 + 9 + 8) / 3);
  expect(averageOf("H", footballers)).toBe(0);
});

it("scouts a man among those of his role", () => {
  expect(scouted("back", cards)).toEqual({
    marks: [{ letter: "C", value: 7, average: 8, isGood: false }],
    total: 35,
    rank: 2,
    among: 2,
  });
  expect(scouted("star", cards)?.marks[0]?.isGood).toBe(true);
  expect(scouted("cross", cards)).toBeNull();
});

it("finds whom the cards ask for wherever he plays", () => {
  const found = specialistsOf(["back", "wing"], cards);
  expect(found.map(({ verb, men, on }) => [verb, men, on])).toEqual([
    ["anyone", ["wing"], [7]],
    ["skill", [], [7]],
  ]);
});

it("fills free places with those who like them, the most fitting first, and the rest with whoever is left", () => {
  const names: Names = POSITIONS.map((position) => (["RB", "LB", "RM"].includes(position) ? null : "x"));
  const demand = { RB: { C: 1 }, LB: { C: 1 } };
  const filled = suggestLineUp(names, ["back", "wing", "star"], demand, cards);
  expect(
    POSITIONS.map((position, n) => `${position} ${filled[n]}`).filter((line) => !line.endsWith(" x")),
  ).toEqual(["RB star", "LB back", "RM wing"]);
  const short: Names = POSITIONS.map((position) => (position === "LS" ? null : "x"));
  expect(suggestLineUp(short, ["wing"], demand, cards).at(-1)).toBe("wing");
});

// -- The market

it("puts a third of a kind on the bench, and says what is missing", () => {
  const frames = framesOf(["back", "star", "back", "wing"], cards);
  expect(frames.find(({ id }) => id === "full-backs")?.men).toEqual(["back", "star"]);
  expect(frames.find(({ id }) => id === "wingers")?.men).toEqual(["wing", null]);
  expect(frames.at(-1)?.men).toEqual(["back", null, null, null]);
  expect(missingIn(frames)).toEqual(["keeper", "centre-backs", "wingers", "midfield", "forwards"]);
  expect(frames.flatMap(({ men }) => men)).toHaveLength(15);
});

it("knows the frame that a newcomer would take", () => {
  expect(frameFor("wing", framesOf(["wing"], cards), cards)).toBe("wingers");
  expect(frameFor("wing", framesOf(["wing", "wing"], cards), cards)).toBe("bench");
  expect(frameFor("wing", framesOf(Array(6).fill("wing"), cards), cards)).toBeNull();
});

const bare = (move: number, text: string): Choice => ({ move, text, touches: [] });

it("passes those whom nobody wants any more, but never where the rules make one sign", () => {
  const quick = new QuickDraft();
  const both = [bare(1, "sign"), bare(2, "discard")];
  expect(quick.answer(both, "wingers")).toBeNull();
  quick.toggle("wingers");
  expect(quick.answer(both, "wingers")?.text).toBe("discard");
  expect(quick.answer(both, "forwards")).toBeNull();
  expect(quick.answer([bare(1, "sign")], "wingers")?.text).toBe("sign");
  quick.toggle("wingers");
  expect(quick.answer(both, "wingers")).toBeNull();
});

it("asks the assistant until it is told to stop", () => {
  const asked: string[] = [];
  const table = { advice: null as { moves: number[] } | null, ask: (what: string) => void asked.push(what) };
  const quick = new QuickDraft();
  const both = [bare(1, "sign"), bare(2, "discard")];
  expect(quick.assistantsAnswer(table as unknown as TableStore, both)).toBeNull();
  expect(asked).toEqual([]);
  quick.isFinishing = true;
  quick.assistantsAnswer(table as unknown as TableStore, both);
  expect(asked).toEqual(["advise"]);
  table.advice = { moves: [2] };
  expect(quick.assistantsAnswer(table as unknown as TableStore, both)?.text).toBe("discard");
});

it("takes a flick for an answer only if it goes far enough", () => {
  expect([wayOf(-120), wayOf(-89), wayOf(0), wayOf(90)]).toEqual(["left", null, null, "right"]);
});

// -- On the pitch

it("shows a team from its own bench, and the other turned round", () => {
  expect(endRows(false)[1]).toEqual(["LB", "LCB", "GK", "RCB", "RB"]);
  expect(endRows(true)[0]).toEqual(["RB", "RCB", "GK", "LCB", "LB"]);
  expect(endRows(true).flat().sort()).toEqual([...POSITIONS].sort());
});

const team = (pitch: object | null) => ({ pitch }) as MisterBoard["teams"][number];

it("knows who stands where, and empty places", () => {
  const view = viewWith({ teams: [team(null), team({ GK: "k", RB: null, RCB: "c" })] });
  expect(elevenOf(view, 1).slice(0, 3)).toEqual(["k", null, "c"]);
  expect(elevenOf(view, 0)).toEqual(POSITIONS.map(() => null));
});

it("draws the cup: who was through to the final, on penalties too, and what nobody has reached", () => {
  const semi = { home: 0, away: 1, home_goals: 1, away_goals: 1, home_kicks: 3, away_kicks: 4 };
  const other = { home: 2, away: 3, home_goals: 2, away_goals: 0, home_kicks: null, away_kicks: null };
  const fixtures = [{ home: 1, away: 2, home_goals: null, away_goals: null }];
  const [semis, finals] = cupRounds(viewWith({ round: 2, rounds: 2, results: [semi, other], fixtures }));
  expect(semis?.map(winnerOf)).toEqual([1, 2]);
  expect(finals?.map((one) => one && [one.home, one.away, winnerOf(one)])).toEqual([[1, 2, null], null]);
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

it("takes over the assistant's list for the places that are still asked for", () => {
  const { sheet, played } = asking("a", "b", "c");
  sheet.put("c", 1);
  sheet.adopt(["b", "a", "c"]);
  expect(sheet.names).toEqual(["keeper", "b", "a", "c"]);
  sheet.handIn();
  expect(played).toEqual([1]);
});
