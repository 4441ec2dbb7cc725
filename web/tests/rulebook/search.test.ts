/** The rules to search: articles and rows are found by their words, rulings with their reasons. */

import { expect, it } from "vitest";
import { plainText, reasonsOf, searchRules, type RulesBook } from "../../src/rulebook/search";
import type { Run } from "../../src/server/schema";

const text = (words: string): Run[] => [{ is: "text", text: words }];

const book: RulesBook = {
  title: "Rabona",
  blocks: [{ is: "paragraph", words: text("A game of tricks.") }],
  sections: [
    {
      title: "1. The ball",
      anchor: "s1",
      blocks: [],
      articles: [
        { number: "1.1", rulings: [], blocks: [{ is: "paragraph", words: text("The ball is round.") }] },
        {
          number: "1.2",
          rulings: ["R-heel", "R-toe"],
          blocks: [
            {
              is: "paragraph",
              words: [
                ...text("Kick it as in "),
                { is: "article", text: "1.1" },
                ...text(", never 9.9 times."),
              ],
            },
            { is: "table", head: [text("way"), text("worth")], rows: [[text("heel"), text("1.2")]] },
          ],
        },
      ],
    },
    {
      title: "Rulings",
      anchor: "s2",
      blocks: [
        {
          is: "table",
          head: [text("ruling"), text("article"), text("left open"), text("why")],
          rows: [
            [[{ is: "code", text: "R-heel" }], text("1.2"), text("Which heel."), text("Both are țepene.")],
            [[{ is: "code", text: "R-toe" }], text("1.2"), text("Which toe."), text("The big one.")],
          ],
        },
      ],
      articles: [],
    },
  ],
};

it("reads words as they stand", () => {
  const [paragraph] = book.sections[0]?.articles[1]?.blocks ?? [];
  expect(paragraph?.is === "paragraph" && plainText(paragraph.words)).toBe(
    "Kick it as in 1.1, never 9.9 times.",
  );
});

it("knows why a ruling was made", () => {
  const told = reasonsOf(book)["R-heel"]?.map(({ label, words }) => [label, plainText(words)]);
  expect(told).toEqual([
    ["left open", "Which heel."],
    ["why", "Both are țepene."],
  ]);
});

it("finds articles and rows by all the words, without capitals and accents", () => {
  const found = (words: string) =>
    searchRules(book, words).map(({ title, articles }) => [title, ...articles.map(({ number }) => number)]);
  expect(found("KICK toe")).toEqual([["1. The ball", "1.2"]]);
  expect(found("tepene")).toEqual([["Rulings"]]);
  expect(found("1.1 round")).toEqual([["1. The ball", "1.1"]]);
  expect(found("offside")).toEqual([]);
  expect(searchRules(book, " ")).toBe(book.sections);
});

it("shows only the rows that have the words", () => {
  const [rulings] = searchRules(book, "tepene");
  const [table] = rulings?.blocks ?? [];
  expect(table?.is === "table" && table.rows.map((row) => plainText(row[0] ?? []))).toEqual(["R-heel"]);
});
