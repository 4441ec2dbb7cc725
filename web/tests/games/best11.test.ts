/** The board of Best 11: what is in hand and what it brings, a challenge as a sum, the count. */

import { describe, expect, it, vi } from "vitest";
import { reasonOf } from "../../src/games/best11/challenge/reason";
import { storyOf, withBoard } from "../../src/games/best11/challenge/story";
import { accountsOf, leadOf, marginOf, turningPart } from "../../src/games/best11/count/paper";
import { priceOf } from "../../src/games/best11/market/prices";
import { notebookLines } from "../../src/games/best11/office/lines";
import { Office } from "../../src/games/best11/office/office.svelte";
import {
  hasPlaceFor,
  isCaptain,
  isOff,
  kitOf,
  linesOf,
  listPrice,
  surname,
} from "../../src/games/best11/squad";
import { whyNot } from "../../src/games/best11/why";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import { MovePicker } from "../../src/live/move_picker.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";
import type {
  Best11ActionHalf,
  Best11Board,
  Best11Challenge,
  Best11Manager,
  Best11Place,
  CardData,
  Choice,
  ToldEvent,
  View,
} from "../../src/server/schema";

const KIT = { pattern: "hoops", colours: ["#111", "#eee"] };
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
  kit: KIT,
  role,
  value,
});
const DATA: Record<string, CardData["best11"]> = {
  ion: footballer("Ion Stâncă", "D", 2),
  max: { kind: "coach", name: "Max Tattica", club: "Aurora", kit: KIT, value: 5, likes: [], dislikes: [] },
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

/** A 4-3-1-2 in which some shirts are worn. */
const LINES = [["P"], ["D", "D", "D", "D"], ["C", "C", "C"], ["C"], ["A", "A"]] as const;
const WORN: Record<number, string> = { 1: "ugo", 3: "ion", 5: "bob", 11: "zoe" };
function formation(): Best11Place[][] {
  let shirt = 0;
  return LINES.map((roles) => roles.map((role) => ({ shirt: ++shirt, role, card: WORN[shirt] ?? null })));
}

const manager = (more: Partial<Best11Manager> = {}): Best11Manager =>
  ({ seat: 0, lines: formation(), captain: null, sent_off: [], coach: null, ...more }) as Best11Manager;

function viewWith(board: Partial<Best11Board>, legal: Choice[] = [], key = "move"): View {
  return {
    game: "best11",
    seat: 0,
    seats: 2,
    to_act: [0],
    over: false,
    scores: [0, 0],
    facts: {},
    board: {
      managers: [manager(), manager()],
      challenge: null,
      refusals: [],
      aims: [],
      ...board,
    } as Best11Board,
    zones: [],
    ask: { key, values: {}, article: "4.8" },
    legal,
  };
}

function officeOver(view: View) {
  const play = vi.fn();
  const table = { isMyTurn: true, view, play };
  const picker = new MovePicker(table as unknown as TableStore);
  return { office: new Office(table as unknown as TableStore, picker), picker, play, table };
}

const told = (...events: ToldEvent["event"][]): ToldEvent[] =>
  events.map((event, n) => ({ n, event, text: "", scene: "calm" }));

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

  it("knows list prices, surnames, shirts, the captain and who was sent off", () => {
    expect(["ion", "max", "action-1"].map((card) => listPrice(card, cards))).toEqual([2, 5, null]);
    expect(surname("ion", cards)).toBe("Stâncă");
    expect(kitOf("Aurora", cards)).toEqual(KIT);
    const view = viewWith({ managers: [manager({ captain: 11, sent_off: [3] })] });
    expect([isCaptain(view, 0, 11), isOff(view, 0, 3), isOff(view, 0, 1)]).toEqual([true, true, false]);
  });

  it("knows whether there is a free place for somebody", () => {
    expect([hasPlaceFor(manager(), "ion", cards), hasPlaceFor(manager(), "max", cards)]).toEqual([
      true,
      true,
    ]);
    expect(hasPlaceFor(manager({ coach: "max" }), "max", cards)).toBe(false);
  });
});

describe("the office", () => {
  const use = (move: number, what: string): Choice => ({
    move,
    text: `use ${what}`,
    touches: ["management:0"],
  });
  const buy: Choice = { move: 30, text: "buy no-1", touches: ["market/ion"] };

  it("buys with a second tap, and says the price before", () => {
    const view = viewWith({ market: [{ card: "ion", price: 2 }] }, [buy, use(8, "money")]);
    const { office, play } = officeOver(view);
    expect(office.tap("market/ion")).toBe(true);
    expect([office.held, priceOf(view, "market/ion")]).toEqual(["market/ion", 2]);
    expect(play).not.toHaveBeenCalled();
    office.tap("market/ion");
    expect(play).toHaveBeenCalledExactlyOnceWith(30);
  });

  it("marks a line with the first tap and uses it with the second", () => {
    const { office, play } = officeOver(viewWith({}, [use(8, "money"), use(10, "challenge")]));
    office.tapLine("money");
    expect([office.line, office.moveOf("other")]).toEqual(["money", null]);
    expect(play).not.toHaveBeenCalled();
    office.tapLine("money");
    expect(play).toHaveBeenCalledExactlyOnceWith(8);
  });

  it("marks the line that a hint points at, and holds nothing", () => {
    const { office, picker } = officeOver(viewWith({}, [use(8, "money"), use(10, "challenge")]));
    picker.point(10);
    expect([office.line, office.held]).toEqual(["challenge", null]);
  });

  it("uses a line on what it is for, and answers the question that follows", () => {
    const aims: Best11Board["aims"] = [{ line: "challenge", touches: ["team:1", "team:2"] }];
    const { office, play, table } = officeOver(viewWith({ aims }, [use(10, "challenge"), buy]));
    office.tapLine("challenge");
    expect([office.isLit("team:2"), office.isLit("market/ion")]).toEqual([true, false]);
    office.tap("team:2");
    expect(play).toHaveBeenLastCalledWith(10);
    table.view = viewWith({}, [{ move: 22, text: "manager 2", touches: ["team:2"] }], "challenge");
    office.goOn();
    expect(play).toHaveBeenLastCalledWith(22);
  });

  it("never answers another question with it", () => {
    const aims: Best11Board["aims"] = [{ line: "other", touches: ["team:0/ion"] }];
    const { office, play, table } = officeOver(viewWith({ aims }, [use(18, "captain")]));
    office.use("other", "team:0/ion");
    table.view = viewWith({}, [{ move: 70, text: "raise no-3", touches: ["team:0/ion"] }], "step");
    office.goOn();
    expect(play).toHaveBeenCalledExactlyOnceWith(18);
  });

  it("takes what is in hand by the line that brings it", () => {
    const aims: Best11Board["aims"] = [{ line: "other", touches: ["market/ion"] }];
    const { office, play } = officeOver(viewWith({ aims }, [buy, use(11, "free-footballer")]));
    office.tap("market/ion");
    expect(office.helpingLines).toEqual(["other"]);
    office.tapLine("other");
    expect(play).toHaveBeenCalledExactlyOnceWith(11);
  });

  it("has the four lines of its card in words", () => {
    expect(notebookLines("management-8", cards).map(({ line, title }) => [line, title])).toEqual([
      ["money", "4 million"],
      ["events", "1 event card"],
      ["challenge", "Challenge: the wall"],
      ["other", "The band"],
    ]);
  });
});

it("says why a thing can't be played, or what is asked for instead", () => {
  const refusals: Best11Board["refusals"] = [
    { thing: "market/ion", key: "too-dear", values: { price: 9, money: 2 }, article: "5.2" },
    { thing: "*", key: "asked-move", values: {}, article: "4.8" },
  ];
  const view = viewWith({ refusals });
  expect(whyNot(view, "market/ion", cards)).toMatchObject({ message: "refusal-too-dear", article: "5.2" });
  expect(whyNot(view, "hand:0/jinx", cards)).toMatchObject({ message: "refusal-asked-move", article: "4.8" });
  expect(whyNot(viewWith({}), "hand:0/jinx", cards).article).toBeNull();
});

describe("a challenge", () => {
  const declared = { event: "challenge", seat: 0, other: 1 };
  const attack = { event: "action", seat: 0, other: 1, side: "attack", half: "corner", card: "action-1" };
  const picked = {
    event: "picked",
    seat: 0,
    half: "corner",
    men: ["ion", "zoe"],
    values: "2 6",
    bonuses: ["management-8"],
    by: "1",
    names: "Ion + Zoe",
    total: 9,
    wanted: 6,
  };
  const booked = { event: "hits", seat: 1, card: "booked", man: "zoe", total: 7, wanted: 6 };
  const paid = { event: "raised", seat: 0, man: "ion", total: 8, wanted: 6 };

  it("is a sum that grows, with what changed each footballer", () => {
    const story = storyOf(told(declared, attack, picked, booked, paid), cards);
    expect(story).toMatchObject({ attacker: 0, defender: 1, side: "attack", result: "", defence: null });
    expect(story?.attack).toMatchObject({
      half: "corner",
      card: "action-1",
      wanted: 6,
      total: 8,
      verdict: "",
    });
    expect(story?.attack?.men).toEqual([
      { card: "ion", value: 3, notes: [{ card: null, by: 1 }], isOff: false },
      { card: "zoe", value: 4, notes: [{ card: "booked", by: -2 }], isOff: false },
    ]);
    expect(story?.attack?.bonuses).toEqual([{ card: "management-8", by: 1 }]);
    expect(story?.words.map(({ key }) => key)).toEqual(["action", "picked", "hits", "raised"]);
  });

  it("puts whoever comes on in the place of the one sent off", () => {
    const off = { event: "sent-off", seat: 0, man: "zoe" };
    const on = { event: "substituted", seat: 0, man: "bob", value: 3, total: 6, wanted: 6 };
    const story = storyOf(told(declared, attack, picked, off, on), cards);
    expect(story?.attack?.men.map(({ card, value }) => [card, value])).toEqual([
      ["ion", 2],
      ["bob", 3],
    ]);
    expect(story?.attack?.total).toBe(6);
  });

  it("starts the defence anew after a review", () => {
    const defence = { event: "action", seat: 1, side: "defence", half: "save", card: "action-1" };
    const again = { ...defence, half: "tackle", card: "action-2" };
    const events = [
      declared,
      attack,
      picked,
      { event: "stands", total: 9 },
      defence,
      { event: "beaten", total: 2 },
    ];
    const story = storyOf(
      told(
        ...events,
        { event: "goal", seat: 0 },
        again,
        { event: "holds", total: 5 },
        { event: "cancelled" },
      ),
      cards,
    );
    expect(story?.defence).toMatchObject({ half: "tackle", total: 5, verdict: "holds" });
    expect(story).toMatchObject({ side: "defence", result: "cancelled" });
    expect(story?.words[0]).toMatchObject({ key: "action", side: "attack" });
    expect(story?.words.at(-1)).toMatchObject({ side: "defence" });
  });

  it("believes the table: a card can turn the attack into another", () => {
    const penalty = { half: "penalty", roles: [["C" as const, "A" as const]], wanted: 4 };
    const now = {
      attacker: 0,
      defender: 1,
      acting: 0,
      attack: penalty,
      defence: null,
    } as unknown as Best11Challenge;
    const story = storyOf(told(declared, attack), cards);
    expect(story && withBoard(story, now).attack).toMatchObject({ ...penalty, card: null, total: null });
  });

  it("says what decided it, and who paid", () => {
    const begun = told(
      { event: "challenge", seat: 0, other: 1 },
      { event: "action", card: "action-1", seat: 0, other: 1, side: "attack", half: "corner" },
    );
    const story = storyOf(begun, cards);
    if (!story?.attack) throw new Error("no challenge was told");
    const { attack } = story;
    const note = (by: number, card: string | null = null) => ({ card, by });
    const half = (verdict: "beaten" | "fails" | "holds" | "powerless", total: number, ...by: number[]) => ({
      ...attack,
      verdict,
      total,
      wanted: 4,
      men: [{ card: "ugo", value: total, notes: [...by.map((n) => note(n)), note(3, "lads")], isOff: false }],
    });
    const name = (seat: number) => ["Sara", "Gino"][seat] ?? "";
    expect(reasonOf(story, name)).toBe("");
    const fallen = { ...story, attack: half("fails", 2, 1, -1) };
    expect(reasonOf(fallen, name)).toBe("2 is 2 short of 4. Sara paid for 1, Gino took 1 back.");
    const answered = { ...fallen, defence: { ...half("beaten", 3, -1), side: "defence" as const } };
    expect(reasonOf(answered, name)).toBe("3 is one short of 4. Sara paid to take 1 away.");
    const held = { ...fallen, defence: { ...half("holds", 4, 1, 1), side: "defence" as const } };
    expect(reasonOf(held, name)).toBe("4 for 4: it holds. Gino paid for 2.");
  });

  it("is the last one only", () => {
    expect(storyOf([], cards)).toBeNull();
    const events = told(declared, attack, { event: "challenge", seat: 1, other: 0 }, { event: "refused" });
    expect(storyOf(events, cards)).toMatchObject({ attacker: 1, attack: null, result: "refused" });
  });
});

describe("the count", () => {
  const parts = { footballers: 30, coach: 3, formation: -2, scored: 3, conceded: -1, stadium: 5, money: 2 };
  const points = (seat: number, points: number, more = {}) => ({
    event: "points",
    seat,
    points,
    ...parts,
    ...more,
  });

  it("is told club by club, and knows by how much and why it was won", () => {
    const accounts = accountsOf(told(points(1, 25, { footballers: 15 }), points(0, 40)));
    expect(accounts.map(({ seat, points: n }) => [seat, n])).toEqual([
      [1, 25],
      [0, 40],
    ]);
    expect([marginOf(accounts), leadOf(accounts)]).toEqual(["walk", 15]);
    expect(turningPart(accounts)).toEqual({ part: "footballers", by: 15 });
    expect(marginOf(accountsOf(told(points(0, 40), points(1, 38))))).toBe("whisker");
    expect(marginOf(accountsOf(told(points(0, 40), points(1, 40))))).toBe("level");
  });
});
