/** The rules pages as trees: nothing of their Markdown is left over, and everything can be found. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inlines, plain, reasonsOf, rulebook, sought, type Block } from "../../src/rulebook/search";

const PAGE = `# Rabona

A game of *tricks*, see [R-heel].

## 1. The ball

**1.1** The ball is **round** (option \`shape\`).

**1.2** [R-heel] [R-toe] Kick it as in 1.1, never 9.9 times.

| way | worth |
| --- | --- |
| heel (1.1) | 1.2 |
| toe | |

## Options

| option | article | what it changes |
| --- | --- | --- |
| \`shape\` | 1.1 | What the ball looks like. |

## Rulings

| ruling | article | left open | why |
| --- | --- | --- | --- |
| \`R-heel\` | 1.2 | Which heel. | Both are țepene. |
`;

const book = rulebook(PAGE);

it("reads title, lead and sections", () => {
  expect(book.title).toBe("Rabona");
  expect(book.blocks).toEqual([
    {
      is: "paragraph",
      words: [
        { is: "text", text: "A game of " },
        { is: "stress", text: "tricks" },
        { is: "text", text: ", see " },
        { is: "ruling", name: "R-heel" },
        { is: "text", text: "." },
      ],
    },
  ]);
  expect(book.sections.map(({ title, anchor, articles }) => [title, anchor, articles.length])).toEqual([
    ["1. The ball", "s1", 2],
    ["Options", "s2", 0],
    ["Rulings", "s3", 0],
  ]);
});

it("gives an article its rulings and the table that follows it", () => {
  const article = book.sections[0]?.articles[1];
  expect(article?.number).toBe("1.2");
  expect(article?.rulings).toEqual(["R-heel", "R-toe"]);
  expect(article?.blocks.map((block) => block.is)).toEqual(["paragraph", "table"]);
});

it("links numbers that are articles, and no others", () => {
  expect(book.sections[0]?.articles[1]?.blocks[0]).toEqual({
    is: "paragraph",
    words: [
      { is: "text", text: "Kick it as in " },
      { is: "article", number: "1.1" },
      { is: "text", text: ", never 9.9 times." },
    ],
  });
});

it("takes the figures of a table for figures, unless they stand in brackets", () => {
  const table = book.sections[0]?.articles[1]?.blocks[1];
  expect(table).toMatchObject({
    rows: [
      [
        [
          { is: "text", text: "heel (" },
          { is: "article", number: "1.1" },
          { is: "text", text: ")" },
        ],
        [{ is: "text", text: "1.2" }],
      ],
      [[{ is: "text", text: "toe" }], []],
    ],
  });
  expect(book.sections[1]?.blocks[0]).toMatchObject({
    rows: [[[{ is: "code", text: "shape" }], [{ is: "article", number: "1.1" }], {}]],
  });
});

it("makes nothing but text of what looks like HTML", () => {
  expect(inlines("<img src=x onerror=alert(1)>")).toEqual([
    { is: "text", text: "<img src=x onerror=alert(1)>" },
  ]);
});

it("knows why a ruling was made", () => {
  const told = reasonsOf(book)["R-heel"]?.map(({ label, words }) => [label, plain(words)]);
  expect(told).toEqual([
    ["left open", "Which heel."],
    ["why", "Both are țepene."],
  ]);
});

it("finds articles and rows by all the words, without capitals and accents", () => {
  const found = (words: string) =>
    sought(book, words).map(({ title, articles }) => [title, ...articles.map(({ number }) => number)]);
  expect(found("KICK toe")).toEqual([["1. The ball", "1.2"]]);
  expect(found("tepene")).toEqual([["Rulings"]]);
  expect(found("1.1 round")).toEqual([["1. The ball", "1.1"]]);
  expect(found("offside")).toEqual([]);
  expect(sought(book, " ")).toBe(book.sections);
});

// -- The pages themselves

const GAMES = join(import.meta.dirname, "../../../src/tavolino/games");
const isFolder = (entry: { isDirectory(): boolean; name: string }) =>
  entry.isDirectory() && !entry.name.startsWith("_");
const pages = readdirSync(GAMES, { withFileTypes: true })
  .filter(isFolder)
  .flatMap(({ name }) => ["en", "it", "ro"].map((language) => `${name}/rules/${language}.md`));

const wordsOf = (block: Block) => (block.is === "table" ? [block.head, ...block.rows].flat(2) : block.words);
/** Markdown that the tree would have to know: lists, quotes, links, deeper headings, and marks left open. */
const UNREAD = /^\s*(?:[-+>]|\d+\.|#+)\s|\]\(|[*`|]|\[R-/;

describe.each(pages)("%s", (path) => {
  const source = readFileSync(join(GAMES, path), "utf8");
  const { sections, blocks } = rulebook(source);
  const articles = sections.flatMap((section) => section.articles);

  it("has every article of the page once", () => {
    const numbers = [...source.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1]);
    expect(numbers.length).toBeGreaterThan(20);
    expect(articles.map((article) => article.number)).toEqual(numbers);
  });

  it("leaves no Markdown unread", () => {
    const all = [
      ...blocks,
      ...sections.flatMap((section) => section.blocks),
      ...articles.flatMap((article) => article.blocks),
    ];
    const texts = all.flatMap(wordsOf).flatMap((word) => (word.is === "text" ? word.text : []));
    expect(texts.filter((text) => UNREAD.test(text))).toEqual([]);
  });

  it("has the reason of every ruling that an article rests on", () => {
    const reasons = reasonsOf(rulebook(source));
    expect(articles.flatMap((article) => article.rulings).filter((name) => !reasons[name]?.length)).toEqual(
      [],
    );
  });
});
