/** What the press is asked for: every wish of the form is in the address. */

import { expect, it } from "vitest";
import {
  fileEnding,
  hasOtherScripts,
  printAddress,
  usualWishes,
  wantedCards,
} from "../../src/print/print_request";

const query = (address: string) => new URL(address, "http://table").searchParams;

it("asks for what is not cards by paper and ink alone", () => {
  const address = printAddress("mister", { ...usualWishes("lineup"), isGrey: true, paper: "a3" });
  expect(address).toBe("/api/games/mister/print/lineup.pdf?lang=en&paper=a3&ink=bw");
});

it("asks for cards with every measure", () => {
  const wishes = usualWishes("cards");
  const address = printAddress("best11", {
    ...wishes,
    cards: "montelampo",
    sides: "fold",
    copies: 2,
    size: "own",
    ownWide: 57.5,
    gutter: 6,
    right: 0.5,
    down: -1,
    flip: "short",
    hasMarks: false,
  });
  expect(Object.fromEntries(query(address))).toEqual({
    lang: "en",
    paper: "a4",
    sides: "fold",
    copies: "2",
    size: "57.5x88",
    gutter: "6",
    bleed: "3",
    offset: "0.5,-1",
    flip: "short",
    marks: "false",
    single: "false",
    only: "montelampo",
  });
});

it("takes names instead of a deck, as many as there are", () => {
  const wishes = { ...usualWishes("cards"), cards: "players", names: "VAR, carte rigore ,, " };
  expect(wantedCards(wishes)).toEqual(["VAR", "carte rigore"]);
  expect(query(printAddress("gogoal", wishes)).getAll("only")).toEqual(["VAR", "carte rigore"]);
  expect(query(printAddress("gogoal", wishes, true)).has("only")).toBe(false);
});

it("asks for images as an archive, and only of cards", () => {
  const wishes = { ...usualWishes("cards"), form: "images" as const };
  expect(printAddress("gogoal", wishes)).toContain("/print/cards.zip?");
  expect(fileEnding({ ...wishes, what: "rules" })).toBe("pdf");
});

it.each([
  ['name = "Łukasz Ñandú", ¡Olé! 5 ≥ 3 €', false],
  ['name = "足球"', true],
  ['name = "Иван, Κώστας"', false],
])("letters of other scripts are noticed: %s", (text, isThere) => {
  expect(hasOtherScripts({ option: "deck", name: "mine.toml", text })).toBe(isThere);
});
