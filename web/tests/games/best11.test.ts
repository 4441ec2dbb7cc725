/** The board of Best 11: who stands where, what a notebook offers, how a challenge stands, taps that play. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { duelOf } from "../../src/games/best11/challenge/challenge";
import Formation from "../../src/games/best11/Formation.svelte";
import Market from "../../src/games/best11/management/Market.svelte";
import { linesOf as notes } from "../../src/games/best11/management/opportunities";
import ManagementCard from "../../src/games/best11/management/ManagementCard.svelte";
import FinalPoints from "../../src/games/best11/FinalPoints.svelte";
import { inAction, isCaptain, isInAction, isOff, linesOf, listPrice } from "../../src/games/best11/squad";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import { MovePicker } from "../../src/live/move_picker.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";
import type {
  Best11ActionHalf,
  Best11Board,
  Best11Challenge,
  Best11Half,
  Best11Manager,
  Best11Place,
  CardData,
  Choice,
  ToldEvent,
  View,
  Zone,
} from "../../src/server/schema";

/** Nothing moves: the reader's system asks for stillness. */
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

const NAMES: Record<string, string> = {
  ugo: "Ugo Muro (P 4)",
  ion: "Ion Stâncă (D 2)",
  bob: "Bob Plank (D 3)",
  zoe: "Zoe Rapida (A 6)",
  max: "Max Tattica (5)",
};
const half = (id: string, total: number, ...roles: Best11ActionHalf["roles"]): Best11ActionHalf => ({
  half: id,
  roles,
  total,
  stopped_by: null,
});
const footballer = (name: string, role: Best11Place["role"], value: number): CardData["best11"] => ({
  kind: "footballer",
  name,
  club: "Aurora",
  role,
  value,
});
const DATA: Record<string, CardData["best11"]> = {
  ion: footballer("Ion Stâncă", "D", 2),
  max: { kind: "coach", name: "Max Tattica", club: "Aurora", value: 5, likes: [], dislikes: [] },
  "management-8": {
    kind: "management",
    money: 4,
    events: 1,
    challenge: "defenders-up",
    bonus: "role",
    role: "D",
    by: 1,
    other: "captain",
  },
  "action-1": { kind: "action", attack: half("corner", 6, ["C"], ["D"]), defence: half("save", 4, ["P"]) },
  "action-2": { kind: "action", attack: half("cross", 5, ["C"]), defence: half("tackle", 5, ["D"]) },
};
const SAID: Record<string, string> = {
  "fact-money": "4 million",
  "opportunity-defenders-up": "Challenge: the wall",
  "opportunity-defenders-up.effect": "Your defenders count 1 more.",
  "opportunity-captain": "The band",
  "opportunity-captain.effect": "Name a captain.",
};
const cards = {
  name: (card: string) => NAMES[card] ?? card,
  help: () => "",
  data: (card: string) => DATA[card],
  allData: () => Object.values(DATA),
  zone: (kind: string) => kind,
  say: (key: string) => SAID[key] ?? key,
  face: (card: string) => `/${card}.svg`,
} as unknown as GameTexts;

const zone = (kind: string, owner: number | null, ...names: string[]): Zone => ({
  id: owner === null ? kind : `${kind}:${owner}`,
  kind,
  owner,
  lies: "spread",
  size: names.length,
  cards: names.map((card) => ({ card, n: 1 })),
});

/** A 4-3-1-2 in which some shirts are worn. */
const LINES = [["P"], ["D", "D", "D", "D"], ["C", "C", "C"], ["C"], ["A", "A"]] as const;
const WORN: Record<number, string> = { 1: "ugo", 3: "ion", 5: "bob", 11: "zoe" };
function formation(): Best11Place[][] {
  let shirt = 0;
  return LINES.map((roles) => roles.map((role) => ({ shirt: ++shirt, role, card: WORN[shirt] ?? null })));
}

const manager = (more: Partial<Best11Manager> = {}): Best11Manager =>
  ({ seat: 0, lines: formation(), captain: null, sent_off: [], coach: null, ...more }) as Best11Manager;

function viewWith(board: Partial<Best11Board>, legal: Choice[] = []): View {
  return {
    game: "best11",
    seat: 0,
    seats: 2,
    to_act: [0],
    over: false,
    scores: [0, 0],
    facts: {},
    board: { managers: [manager(), manager()], challenge: null, ...board } as Best11Board,
    zones: [],
    ask: null,
    legal,
  };
}

function challenge(acting: number, halves: Partial<Record<"attack" | "defence", Partial<Best11Half>>>) {
  const read = (one?: Partial<Best11Half>) =>
    one ? { roles: [], footballers: [], total: null, raised: 0, lowered: 0, status: "open", ...one } : null;
  return {
    attacker: 0,
    defender: 1,
    acting,
    attack: read(halves.attack),
    defence: read(halves.defence),
  } as Best11Challenge;
}

function pickerOver(legal: Choice[]) {
  const play = vi.fn();
  return { play, picker: new MovePicker({ isMyTurn: true, view: { legal }, play } as unknown as TableStore) };
}

const told = (...events: ToldEvent["event"][]): ToldEvent[] =>
  events.map((event, n) => ({ n, event, text: "", scene: "calm" }));

afterEach(cleanup);

describe("the eleven", () => {
  it("stands in the lines of its formation, the goalkeeper first", () => {
    expect(linesOf(viewWith({}), 0).map((line) => line.map(({ role }) => role).join(""))).toEqual([
      "P",
      "DDDD",
      "CCC",
      "C",
      "AA",
    ]);
  });

  it("knows who is in the action, and what he is worth by now", () => {
    const footballers = [
      { shirt: 3, card: "ion", value: 4 },
      { shirt: 11, card: "zoe", value: 5 },
    ];
    const view = viewWith({ challenge: challenge(0, { attack: { footballers } }) });
    expect(inAction(view)).toEqual(footballers);
    expect([3, 5].map((shirt) => isInAction(view, 0, shirt))).toEqual([true, false]);
    expect(isInAction(view, 1, 3)).toBe(false);
    expect(inAction(viewWith({}))).toEqual([]);
  });

  it("knows the list price of team cards, and the captain by his shirt", () => {
    expect(["ion", "max", "action-1", "scout"].map((card) => listPrice(card, cards))).toEqual([
      2,
      5,
      null,
      null,
    ]);
    const view = viewWith({ managers: [manager({ captain: 11 })] });
    expect([3, 11].map((shirt) => isCaptain(view, 0, shirt))).toEqual([false, true]);
  });

  it("shows the free places, and lets only those be tapped whom a move touches", () => {
    const { picker } = pickerOver([{ move: 3, text: "own no-3", touches: ["team:0/ion"] }]);
    render(Formation, { view: viewWith({ managers: [manager({ captain: 11 })] }), seat: 0, cards, picker });
    expect(screen.getAllByRole("button")).toEqual([
      screen.getByRole("button", { name: /^Ion Stâncă \(D 2\), number 3/ }),
    ]);
    expect(screen.getAllByLabelText(/: free, for a/)).toHaveLength(7);
    expect(screen.getByLabelText("Zoe Rapida (A 6), number 11, captain")).toBeTruthy();
    expect(screen.getByLabelText("no coach yet")).toBeTruthy();
  });
});

describe("a footballer who was sent off", () => {
  it("is told and shown, and nobody else is", () => {
    const view = viewWith({ managers: [manager({ sent_off: [3] })] });
    expect([1, 3, 5].map((shirt) => isOff(view, 0, shirt))).toEqual([false, true, false]);
    render(Formation, { view, seat: 0, cards, picker: pickerOver([]).picker });
    expect(
      screen.getByLabelText("Ion Stâncă (D 2), number 3, sent off until the end of the turn"),
    ).toBeTruthy();
  });
});

describe("the market", () => {
  it("hangs a price on every card, and a second tap buys", async () => {
    const { picker, play } = pickerOver([{ move: 30, text: "buy no-1", touches: ["market/ion"] }]);
    render(Market, { zone: zone("market", null, "ion", "max"), name: "Market", cards, picker });
    expect(screen.getByLabelText("Max Tattica (5), list price: 5 million").tagName).toBe("SPAN");
    const ion = () => screen.getByRole("button", { name: "Ion Stâncă (D 2), list price: 2 million" });
    ion().click();
    await vi.waitFor(() => expect(ion().getAttribute("aria-pressed")).toBe("true"));
    ion().click();
    expect(play).toHaveBeenCalledExactlyOnceWith(30);
  });

  it("asks what is asked now, beside what is printed", () => {
    render(Market, {
      zone: zone("market", null, "ion", "max"),
      prices: { ion: 0, max: 5 },
      name: "Market",
      cards,
      picker: pickerOver([]).picker,
    });
    expect(screen.getByLabelText("Ion Stâncă (D 2), costs 0 million now")).toBeTruthy();
    expect(screen.getByLabelText("Max Tattica (5), list price: 5 million")).toBeTruthy();
  });

  it("says so when nobody is left", () => {
    render(Market, { zone: zone("market", null), name: "Market", cards, picker: pickerOver([]).picker });
    expect(screen.getByText("Sold out: the stalls are empty.")).toBeTruthy();
  });
});

describe("the notebook", () => {
  const use = (move: number, what: string): Choice => ({
    move,
    text: `use ${what}`,
    touches: ["management:0"],
  });

  it("has the four lines of its card, with the moves that use them", () => {
    const lines = notes("management-8", [use(8, "money"), use(18, "captain")], cards);
    expect(lines.map(({ title, move }) => [title, move])).toEqual([
      ["4 million", 8],
      ["1 event card", null],
      ["Challenge: the wall", null],
      ["The band", 18],
    ]);
    expect(lines.map(({ effect }) => effect)).toEqual([
      "",
      "",
      "Your defenders count 1 more.",
      "Name a captain.",
    ]);
  });

  it("marks a line with the first tap and uses it with the second", async () => {
    const { picker, play } = pickerOver([use(8, "money"), use(10, "challenge")]);
    render(ManagementCard, { card: "management-8", name: "management card 8", cards, picker });
    expect(screen.getAllByRole("button")).toHaveLength(2);
    const challenge = () => screen.getByRole("button", { name: /the wall/ });
    challenge().click();
    await vi.waitFor(() => expect(challenge().getAttribute("aria-pressed")).toBe("true"));
    expect(play).not.toHaveBeenCalled();
    challenge().click();
    expect(play).toHaveBeenCalledExactlyOnceWith(10);
  });
});

describe("the duel", () => {
  const attack = { event: "action", seat: 0, other: 1, side: "attack", half: "corner" };
  const defence = { event: "action", seat: 1, other: 0, side: "defence", half: "save" };
  const declared = { event: "challenge", seat: 0, other: 1 };
  const stands = [
    declared,
    attack,
    { event: "picked", total: 5 },
    { event: "raised", total: 6 },
    { event: "lowered", total: 5 },
    { event: "raised", total: 6 },
    { event: "stands", total: 6 },
  ];

  it("keeps both totals and what was paid for", () => {
    const defending = { half: "save", roles: [["P" as const]], wanted: 4, total: 3 };
    const view = viewWith({ challenge: challenge(1, { attack: {}, defence: defending }) });
    const duel = duelOf(view, told(...stands, defence, { event: "picked", total: 3 }), cards);
    expect(duel).toMatchObject({ attacker: 0, defender: 1, side: "defence", isOn: true, result: "" });
    expect(duel?.attack).toEqual({
      half: "corner",
      roles: [["C"], ["D"]],
      wanted: 6,
      total: 6,
      raised: 2,
      lowered: 1,
      verdict: "stands",
    });
    expect(duel?.defence).toMatchObject({ half: "save", total: 3, raised: 0, verdict: "" });
  });

  it("believes the table: a card can turn the attack into another", () => {
    const penalty = { half: "penalty", roles: [["C" as const, "A" as const]], wanted: 4 };
    const view = viewWith({ challenge: challenge(0, { attack: penalty }) });
    expect(duelOf(view, told(declared, attack), cards)?.attack).toMatchObject({ ...penalty, total: null });
  });

  it("starts the defence anew after a review", () => {
    const again = { ...defence, half: "tackle" };
    const events = told(
      ...stands,
      defence,
      { event: "beaten", total: 2 },
      { event: "goal" },
      again,
      { event: "holds", total: 5 },
      { event: "cancelled" },
    );
    const duel = duelOf(viewWith({}), events, cards);
    expect(duel?.defence).toMatchObject({ half: "tackle", total: 5, verdict: "holds" });
    expect(duel).toMatchObject({ isOn: false, result: "cancelled" });
  });

  it("is remembered until the turn is over, and only the last one", () => {
    const events = [
      ...stands,
      { event: "goal" },
      { event: "challenge", seat: 1, other: 0 },
      { event: "refused" },
    ];
    expect(duelOf(viewWith({}), told(...events), cards)).toMatchObject({
      attacker: 1,
      attack: null,
      result: "refused",
    });
    expect(duelOf(viewWith({}), told(...events, { event: "turn" }), cards)).toBeNull();
    expect(duelOf(viewWith({}), [], cards)).toBeNull();
  });
});

it("adds up the season, manager by manager", () => {
  const parts = { footballers: 30, coach: 3, formation: -2, scored: 3, conceded: -1, stadium: 5, money: 2 };
  const events = told(
    { event: "points", seat: 0, points: 40, ...parts },
    { event: "points", seat: 1, points: 25, ...parts, footballers: 15 },
  );
  render(FinalPoints, { props: { events, names: ["Ada", "Bruno"] } });
  const rows = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows[0]).toEqual(["", "Ada", "Bruno"]);
  expect(rows[1]).toEqual(["Footballers", "30", "15"]);
  expect(rows.at(-1)).toEqual(["Points", "40", "25"]);
});
