/** The board of Best 11: who stands where, what a notebook offers, how a challenge stands, taps that play. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { duelOf, readNeed } from "../../src/games/best11/challenge/challenge";
import Formation from "../../src/games/best11/Formation.svelte";
import Market from "../../src/games/best11/management/Market.svelte";
import { linesOf as notes } from "../../src/games/best11/management/opportunities";
import ManagementCard from "../../src/games/best11/management/ManagementCard.svelte";
import FinalPoints from "../../src/games/best11/FinalPoints.svelte";
import { bare, inAction, isInAction, isOff, linesOf, listPrice } from "../../src/games/best11/squad";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import { MovePicker } from "../../src/live/move_picker.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";
import type { Choice, EventValue, ToldEvent, View, Zone } from "../../src/server/schema";

/** Nothing moves: the reader's system asks for stillness. */
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

const NAMES: Record<string, string> = {
  ugo: "Ugo Muro (P 4)",
  ion: "Ion Stâncă (D 2)",
  bob: "Bob Plank (D 3)",
  zoe: "Zoe Rapida (A 6)",
  max: "Max Tattica (5)",
};
const HELP = "4 million; 1 event card; Challenge: the wall; or: The band.";
const SAID: Record<string, string> = {
  "opportunity-defenders-up": "Challenge: the wall",
  "opportunity-defenders-up.effect": "Your defenders count 1 more.",
  "opportunity-captain": "The band",
  "opportunity-captain.effect": "Name a captain.",
};
const cards = {
  name: (card: string) => NAMES[card] ?? card,
  help: () => HELP,
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

function viewWith(facts: Record<string, EventValue>, legal: Choice[] = []): View {
  const zones = [zone("team", 0, "ugo", "ion", "bob", "zoe"), zone("coach", 0)];
  const standing = { formation_0: "4-3-1-2", shirts_0: "1 3 5 11" };
  return {
    game: "best11",
    seat: 0,
    seats: 2,
    to_act: [0],
    over: false,
    scores: [0, 0],
    facts: { ...standing, ...facts },
    board: {},
    zones,
    ask: null,
    legal,
  };
}

function pickerOver(legal: Choice[]) {
  const play = vi.fn();
  return { play, picker: new MovePicker({ isMyTurn: true, view: { legal }, play } as unknown as TableStore) };
}

const told = (...events: ToldEvent["event"][]): ToldEvent[] =>
  events.map((event, n) => ({ n, event, text: "" }));

afterEach(cleanup);

describe("the eleven", () => {
  it("stands in the lines of its formation, the goalkeeper first", () => {
    const lines = linesOf(viewWith({}), 0);
    expect(lines.map((line) => line.map(({ role }) => role).join(""))).toEqual([
      "P",
      "DDDD",
      "CCC",
      "C",
      "AA",
    ]);
    expect(lines.flat().map(({ shirt }) => shirt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("has its footballers where their shirts say", () => {
    const worn = linesOf(viewWith({}), 0)
      .flat()
      .filter(({ card }) => card);
    expect(worn.map(({ shirt, card }) => [shirt, card])).toEqual([
      [1, "ugo"],
      [3, "ion"],
      [5, "bob"],
      [11, "zoe"],
    ]);
  });

  it("knows who is in the action, and what he is worth by now", () => {
    const view = viewWith({ acting: 0, chosen: ["3", "11"], values: ["4", "5"] });
    expect(inAction(view).map(({ place, value }) => [place.card, value])).toEqual([
      ["ion", 4],
      ["zoe", 5],
    ]);
    expect([3, 5].map((shirt) => isInAction(view, 0, shirt))).toEqual([true, false]);
    expect(isInAction(view, 1, 3)).toBe(false);
    expect(inAction(viewWith({}))).toEqual([]);
  });

  it("reads name and list price from what a card is called", () => {
    expect([bare("Ugo Muro (P 4)"), listPrice("Ugo Muro (P 4)")]).toEqual(["Ugo Muro", 4]);
    expect([bare("Max Tattica (5)"), listPrice("Max Tattica (5)")]).toEqual(["Max Tattica", 5]);
    expect([bare("scout"), listPrice("scout")]).toEqual(["scout", null]);
  });

  it("shows the free places, and lets only those be tapped whom a move touches", () => {
    const { picker } = pickerOver([{ move: 3, text: "own no-3", touches: ["team:0/ion"] }]);
    render(Formation, { view: viewWith({ captain_0: "Zoe Rapida" }), seat: 0, cards, picker });
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
    const view = viewWith({ off_0: ["3"] });
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
      prices: [0, 5],
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
  const attack = { event: "action", seat: 0, other: 1, side: "attack", half: "corner", need: "C+D=6" };
  const defence = { event: "action", seat: 1, other: 0, side: "defence", half: "save", need: "P=4" };
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
    const view = viewWith({
      attacker: 0,
      defender: 1,
      acting: 1,
      half: "save",
      need: "P=4",
      chosen: ["1"],
      values: ["3"],
      total: 3,
    });
    const duel = duelOf(view, told(...stands, defence, { event: "picked", total: 3 }));
    expect(duel).toMatchObject({ attacker: 0, defender: 1, side: "defence", isOn: true, result: "" });
    expect(duel?.attack).toEqual({
      half: "corner",
      need: "C+D=6",
      total: 6,
      raised: 2,
      lowered: 1,
      verdict: "stands",
    });
    expect(duel?.defence).toMatchObject({ half: "save", total: 3, raised: 0, verdict: "" });
  });

  it("believes the table: a card can turn the attack into another", () => {
    const view = viewWith({ attacker: 0, defender: 1, acting: 0, half: "penalty", need: "C/A=4" });
    expect(duelOf(view, told(declared, attack))?.attack).toMatchObject({
      half: "penalty",
      need: "C/A=4",
      total: null,
    });
  });

  it("starts the defence anew after a review", () => {
    const again = { ...defence, half: "tackle", need: "D=5" };
    const events = told(
      ...stands,
      defence,
      { event: "beaten", total: 2 },
      { event: "goal" },
      again,
      { event: "holds", total: 5 },
      { event: "cancelled" },
    );
    const duel = duelOf(viewWith({}), events);
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
    expect(duelOf(viewWith({}), told(...events))).toMatchObject({
      attacker: 1,
      attack: null,
      result: "refused",
    });
    expect(duelOf(viewWith({}), told(...events, { event: "turn" }))).toBeNull();
    expect(duelOf(viewWith({}), [])).toBeNull();
  });

  it("reads what a half asks for", () => {
    expect(readNeed("C+D/A=6")).toEqual({ roles: ["C", "D/A"], wanted: 6 });
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
