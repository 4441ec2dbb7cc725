/** A rules page, read from its Markdown into a tree. What the pages use is all it knows:
 * headings, articles (`**4.2** [R-deal] …`), paragraphs, tables, `code`, *stress*, **bold** and [R-marks]. */

import { matchesWords } from "../lib/search";

export type Inline =
  | { is: "text" | "code" | "stress" | "bold"; text: string }
  | { is: "ruling"; name: string }
  | { is: "article"; number: string };

export interface Table {
  is: "table";
  head: Inline[][];
  rows: Inline[][][];
}

export type Block = { is: "paragraph"; words: Inline[] } | Table;

export interface Article {
  number: string;
  rulings: string[];
  blocks: Block[];
}

/** The numbered sections have articles; those at the end, options and rulings, have a table only. */
export interface Section {
  title: string;
  anchor: string;
  blocks: Block[];
  articles: Article[];
}

export interface Rulebook {
  title: string;
  blocks: Block[];
  sections: Section[];
}

/** Why we play it so: every column of a ruling's row behind its articles, with the column's heading. */
export type Reasons = Record<string, { label: string; words: Inline[] }[]>;

const ARTICLE = /^\*\*(\d+\.\d+)\*\* ((?:\[R-[a-z0-9-]+\] )*)/;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[(R-[a-z0-9-]+)\]|(?<![\d.,])(\d+\.\d+)(?![\d.]\d)/g;
const REFERENCE_COLUMNS = 2; // of a ruling's row: its name and its articles

// -- From Markdown to the tree

export function rulebook(page: string): Rulebook {
  const book: Rulebook = { title: "", blocks: [], sections: [] };
  const numbers = new Set([...page.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1] ?? ""));
  for (const block of page.trim().split(/\n{2,}/)) add(book, block.trim(), numbers);
  return book;
}

function add(book: Rulebook, block: string, numbers: Set<string>): void {
  const section = book.sections.at(-1);
  const article = ARTICLE.exec(block);
  if (block.startsWith("# ")) book.title = block.slice(2);
  else if (block.startsWith("## ")) book.sections.push(opened(block.slice(3), book.sections.length + 1));
  else if (article && section) section.articles.push(articleOf(block, article, numbers));
  else
    (section?.articles.at(-1) ?? section ?? book).blocks.push(blockOf(block, isNumbered(section), numbers));
}

function opened(title: string, n: number): Section {
  return { title, anchor: `s${n}`, blocks: [], articles: [] };
}

const isNumbered = (section?: Section) => /^\d/.test(section?.title ?? "");

function articleOf(
  block: string,
  [mark = "", number = "", marks = ""]: RegExpExecArray,
  numbers: Set<string>,
): Article {
  const rulings = marks.match(/R-[a-z0-9-]+/g) ?? [];
  return {
    number,
    rulings,
    blocks: [{ is: "paragraph", words: inlines(block.slice(mark.length), numbers) }],
  };
}

/** The tables of numbered sections are full of figures: only a number in brackets is an article there. */
function blockOf(block: string, isNumbered: boolean, numbers: Set<string>): Block {
  if (!block.startsWith("|")) return { is: "paragraph", words: inlines(block, numbers) };
  const read = (cell: string) => inlines(cell, isNumbered ? bracketed(cell, numbers) : numbers);
  const [head = [], , ...rows] = block.split("\n").map((line) => cells(line).map(read));
  return { is: "table", head, rows };
}

function bracketed(cell: string, numbers: Set<string>): Set<string> {
  return new Set([...numbers].filter((number) => cell.includes(`(${number})`)));
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** Words, with what stands out among them. A number that is no article stays a number. */
export function inlines(text: string, numbers: Set<string> = new Set()): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const inline = inlineOf(match, numbers);
    if (!inline) continue;
    if (match.index > end) found.push({ is: "text", text: text.slice(end, match.index) });
    found.push(inline);
    end = match.index + match[0].length;
  }
  return end < text.length ? [...found, { is: "text", text: text.slice(end) }] : found;
}

function inlineOf(
  [, code, bold, stress, name, number]: RegExpMatchArray,
  numbers: Set<string>,
): Inline | null {
  if (code) return { is: "code", text: code };
  if (bold) return { is: "bold", text: bold };
  if (stress) return { is: "stress", text: stress };
  if (name) return { is: "ruling", name };
  return number && numbers.has(number) ? { is: "article", number } : null;
}

// -- Looking things up

export function plain(words: Inline[]): string {
  return words
    .map((word) => ("text" in word ? word.text : "name" in word ? word.name : word.number))
    .join("");
}

/** The rulings that the page gives reasons for. */
export function reasonsOf(book: Rulebook): Reasons {
  const tables = book.sections.flatMap((section) => section.blocks).filter((block) => block.is === "table");
  return Object.fromEntries(
    tables.flatMap((table) => table.rows.filter(isRuling).map((row) => [nameOf(row), told(table, row)])),
  );
}

export const nameOf = (row: Inline[][]) => plain(row[0] ?? []);
const isRuling = (row: Inline[][]) => nameOf(row).startsWith("R-");

function told(table: Table, row: Inline[][]): Reasons[string] {
  const columns = row.map((words, n) => ({ label: plain(table.head[n] ?? []), words }));
  return columns.slice(REFERENCE_COLUMNS);
}

/** The book with only what has all these words: articles, and rows of the tables at the end. */
export function sought(book: Rulebook, words: string): Section[] {
  if (!words.trim()) return book.sections;
  const has = (text: string) => matchesWords(text, words);
  return book.sections
    .map((section) => narrowed(section, has))
    .filter(({ articles, blocks }) => articles.length + blocks.length);
}

function narrowed(section: Section, has: (text: string) => boolean): Section {
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
    ? { ...block, rows: block.rows.filter((row) => has(row.map(plain).join(" "))) }
    : block;
}

function read(block: Block): string {
  return block.is === "table" ? [block.head, ...block.rows].flat().map(plain).join(" ") : plain(block.words);
}
