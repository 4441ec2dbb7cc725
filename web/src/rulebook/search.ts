/** The rules of a game as the server reads them: finding words in them, and the reasons of rulings. */

import { matchesWords } from "../lib/search";
import type { Paragraph, RulesInfo, RulesSection, RulesTable, Run } from "../server/schema";

export type Block = Paragraph | RulesTable;
export type RulesBook = Pick<RulesInfo, "title" | "blocks" | "sections">;

/** Why we play it so: every column of a ruling's row behind its articles, with the column's heading. */
export type Reasons = Record<string, { label: string; words: Run[] }[]>;

const REFERENCE_COLUMNS = 2; // of a ruling's row: its name and its articles

export const plainText = (words: Run[]): string => words.map((word) => word.text).join("");

/** The rulings that the page gives reasons for. */
export function reasonsOf(book: RulesBook): Reasons {
  const tables = book.sections.flatMap((section) => section.blocks).filter((block) => block.is === "table");
  return Object.fromEntries(
    tables.flatMap((table) =>
      table.rows.filter(isRuling).map((row) => [rowName(row), reasonsInRow(table, row)]),
    ),
  );
}

export const rowName = (row: Run[][]) => plainText(row[0] ?? []);
const isRuling = (row: Run[][]) => rowName(row).startsWith("R-");

function reasonsInRow(table: RulesTable, row: Run[][]): Reasons[string] {
  const columns = row.map((words, n) => ({ label: plainText(table.head[n] ?? []), words }));
  return columns.slice(REFERENCE_COLUMNS);
}

/** The book with only what has all these words: articles, and rows of the tables at the end. */
export function searchRules(book: RulesBook, words: string): RulesSection[] {
  if (!words.trim()) return book.sections;
  const has = (text: string) => matchesWords(text, words);
  return book.sections
    .map((section) => narrow(section, has))
    .filter(({ articles, blocks }) => articles.length + blocks.length);
}

function narrow(section: RulesSection, has: (text: string) => boolean): RulesSection {
  const articles = section.articles.filter((article) =>
    has([article.number, ...article.rulings, ...article.blocks.map(read)].join(" ")),
  );
  const blocks = section.blocks
    .map((block) => withRows(block, has))
    .filter((block) => (block.is === "table" ? block.rows.length : has(read(block))));
  return { ...section, articles, blocks };
}

function withRows(block: Block, has: (text: string) => boolean): Block {
  return block.is === "table"
    ? { ...block, rows: block.rows.filter((row) => has(row.map(plainText).join(" "))) }
    : block;
}

function read(block: Block): string {
  return block.is === "table"
    ? [block.head, ...block.rows].flat().map(plainText).join(" ")
    : plainText(block.words);
}
