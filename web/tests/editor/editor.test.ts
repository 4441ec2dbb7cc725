/** A deck as a table: what is not edited stays as it was written. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeDeckForTable, saveDeckForTable } from "../../src/editor/deck_for_table";
import {
  isCsv,
  parseCards,
  distinctValues,
  withCell,
  withCopy,
  withoutCard,
  formatCards,
  introduction,
  type CardTable,
} from "../../src/editor/card_csv";
import { cardName } from "../../src/editor/card_names";
import { DeckDraft } from "../../src/editor/deck_draft.svelte";

const TEXT = `# A deck, of mine
id,name,role,value

ana,"Ana, la Roja",A,3
# the coach
bo,Bo,coach,2
`;

const table = (text = TEXT): CardTable => parseCards(text) as CardTable;

describe("a table", () => {
  it("has columns, and cards with the lines they stand in", () => {
    expect(table().columns).toEqual(["id", "name", "role", "value"]);
    expect(table().cards.map(({ line, cells }) => [line, ...cells])).toEqual([
      [4, "ana", "Ana, la Roja", "A", "3"],
      [6, "bo", "Bo", "coach", "2"],
    ]);
  });

  it("is written as it was read, with comments and empty lines", () => {
    expect(formatCards(table())).toBe(TEXT);
  });

  it("is found whatever stands between the cells", () => {
    expect(table("id;name\nana;Ana, la Roja").cards[0]?.cells).toEqual(["ana", "Ana, la Roja"]);
    expect(table("id\tname\nana\t").cards[0]?.cells).toEqual(["ana", ""]);
  });

  it("keeps quotation marks and line breaks inside a cell", () => {
    const cells = table('id,name\nana,"the ""wall""\nof Trento"\nbo,Bo').cards;
    expect(cells[0]?.cells[1]).toBe('the "wall"\nof Trento');
    expect(cells[1]?.line).toBe(4);
  });

  it("is none without columns, or under another ending", () => {
    expect(parseCards("# nothing\n\n")).toBeNull();
    expect([isCsv("mine.CSV"), isCsv("mine.toml")]).toEqual([true, false]);
  });
});

describe("a card in the list", () => {
  const words = {
    name: (card: string | null) => (card === "kit-sponsor" ? "Lo sponsor" : String(card)),
    has: (key: string) => ["attack-penalty", "deck-word-D", "opportunity-captain"].includes(key),
    say: (key: string) => `<${key}>`,
  };
  const called = (cells: Record<string, string>) => cardName((column) => cells[column] ?? "", words);

  it("is called as somebody has written it, else as the box has it", () => {
    expect(called({ id: "kit-sponsor", title: "Carletto" })).toBe("Carletto");
    expect(called({ id: "kit-sponsor", title: "" })).toBe("Lo sponsor");
    expect(called({ id: "ana", name: "Ana" })).toBe("Ana");
  });

  it("is called after its parts, in the words of the box where it has some", () => {
    expect(called({ attack: "penalty", defence: "Hand of the vicar" })).toBe(
      "<attack-penalty> / Hand of the vicar",
    );
    expect(called({ bonus: "D", other: "captain" })).toBe("<deck-word-D> / <opportunity-captain>");
    expect(called({ formation: "2-3-5" })).toBe("2-3-5");
    expect(called({})).toBe("");
  });
});

describe("a file", () => {
  it("says about itself what stands above its cards", () => {
    expect(introduction(table())).toBe("A deck, of mine");
    expect(introduction(table("id,name\nana,Ana"))).toBe("");
  });
});

describe("editing", () => {
  it("changes one cell and nothing else", () => {
    const [ana] = table().cards;
    expect(ana && withCell(table(), ana, 3, "5")).toBe(TEXT.replace("A,3", "A,5"));
    expect(ana && withCell(table(), ana, 1, 'Ana "la" Roja')).toContain('ana,"Ana ""la"" Roja",A,3');
  });

  it("adds a card with an id and a name of its own behind another", () => {
    const [ana] = table().cards;
    const more = table(ana && withCopy(table(), ana));
    expect(distinctValues(more, 0)).toEqual(["ana", "ana-2", "bo"]);
    expect(distinctValues(more, 1)).toEqual(["Ana, la Roja", "Ana, la Roja 2", "Bo"]);
  });

  it("takes a card out", () => {
    const [ana] = table().cards;
    expect(distinctValues(table(ana && withoutCard(table(), ana)), 0)).toEqual(["bo"]);
  });
});

describe("a draft", () => {
  const deck = { option: "deck", endings: [".toml", ".csv"], columns: [], rows: [] };
  const answer = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is looked at once the writer pauses, and kept for the next visit", async () => {
    const fetch = vi.fn(async () => answer({ good: true, faults: [], message: "fine" }));
    vi.stubGlobal("fetch", fetch);
    const draft = new DeckDraft("rabona", deck);
    draft.take({ name: "mine.csv", text: "id" });
    draft.edit("id,name");
    draft.edit(TEXT);
    expect(draft.verdict).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(draft.verdict?.good).toBe(true);
    const later = new DeckDraft("rabona", deck);
    await later.begin();
    expect(later.document).toEqual({ name: "mine.csv", text: TEXT });
    later.stop();
  });

  it("begins with the box's own cards, as a table where the game reads one", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async (address: string) => new Response(address)),
    );
    const draft = new DeckDraft("toy", deck);
    await draft.begin();
    expect(draft.name).toBe("deck.csv");
    expect(draft.text).toBe("/api/games/toy/decks/deck/template?ending=.csv&lang=en");
    draft.stop();
  });
});

it("takes a deck along to the table of its game, once", () => {
  const document = { name: "mine.csv", text: TEXT };
  saveDeckForTable({ game: "rabona", option: "deck", document });
  expect(takeDeckForTable("another")).toEqual({});
  expect(takeDeckForTable("rabona")).toEqual({ deck: document });
  expect(takeDeckForTable("rabona")).toEqual({});
});
