/** A deck as a table in a file: rows of cells under the names of their columns, and comments between them. */

/** A row with cells, or a comment or an empty line, which have none. */
interface Line {
  /** Its first line in the file, from 1. */
  line: number;
  text: string;
  cells: string[];
}

export interface CsvCard {
  line: number;
  cells: string[];
}

export interface CardTable {
  separator: string;
  columns: string[];
  cards: CsvCard[];
  lines: Line[];
}

const SEPARATORS = [",", ";", "\t"];
const ENDING = ".csv";

export const isCsv = (name: string): boolean => name.toLowerCase().endsWith(ENDING);

/** The table in a text; none where there are not even columns. */
export function parseCards(text: string): CardTable | null {
  const found = pieces(text.replaceAll("\r\n", "\n"));
  const header = found.find((piece) => says(piece.text));
  if (!header) return null;
  const separator = likelySeparator(header.text);
  const lines = found.map((piece) => ({
    ...piece,
    cells: says(piece.text) ? cellsOf(piece.text, separator) : [],
  }));
  const [head, ...cards] = lines.filter((line) => line.cells.length);
  return { separator, columns: head?.cells ?? [], cards, lines };
}

/** What the file says about itself, above its cards. */
export function introduction(table: CardTable): string {
  const first = table.lines.findIndex((line) => line.cells.length);
  const said = table.lines.slice(0, first).map(({ text }) => text.replace(/^# ?/, ""));
  return said.join("\n").trim();
}

export function formatCards(table: CardTable): string {
  return table.lines
    .map((line) => (line.cells.length ? rowOf(line.cells, table.separator) : line.text))
    .join("\n");
}

/** The text with one cell changed, and nothing else. */
export function withCell(table: CardTable, card: CsvCard, column: number, value: string): string {
  const cells = table.columns.map((_, at) => (at === column ? value : (card.cells[at] ?? "")));
  return formatCards({
    ...table,
    lines: table.lines.map((line) => (line.line === card.line ? { ...line, cells } : line)),
  });
}

/** The text with another card behind this one: the same, but for its id and its name. */
export function withCopy(table: CardTable, card: CsvCard): string {
  const cells = table.columns.map((column, at) =>
    another(column, card.cells[at] ?? "", distinctValues(table, at)),
  );
  const at = table.lines.findIndex((line) => line.line === card.line);
  return formatCards({ ...table, lines: table.lines.toSpliced(at + 1, 0, { line: 0, text: "", cells }) });
}

export function withoutCard(table: CardTable, card: CsvCard): string {
  return formatCards({ ...table, lines: table.lines.filter((line) => line.line !== card.line) });
}

/** The values of a column, each once. */
export const distinctValues = (table: CardTable, column: number): string[] => [
  ...new Set(table.cards.map((card) => card.cells[column] ?? "")),
];

function another(column: string, value: string, others: string[]): string {
  const gap = { id: "-", name: " " }[column];
  if (gap === undefined) return value;
  const numbered = Array.from({ length: others.length + 1 }, (_, n) => `${value}${gap}${n + 2}`);
  return numbered.find((one) => !others.includes(one)) ?? value;
}

/** The lines of a file; a line break between quotation marks ends none. */
function pieces(text: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  let open = "";
  for (const [n, one] of text.split("\n").entries()) {
    const whole = open + one;
    const isOpen = !whole.startsWith("#") && (whole.split('"').length - 1) % 2 === 1;
    if (!isOpen) found.push({ line: n + 1 - (open.split("\n").length - 1), text: whole });
    open = isOpen ? `${whole}\n` : "";
  }
  return open ? [...found, { line: text.split("\n").length, text: open.trimEnd() }] : found;
}

const says = (text: string): boolean => text.trim() !== "" && !text.replace(/^["\s]+/, "").startsWith("#");
const likelySeparator = (header: string): string =>
  SEPARATORS.reduce((best, one) => (header.split(one).length > header.split(best).length ? one : best));

function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text;
  for (;;) {
    const [whole = "", quoted, plain = ""] = FIRST_CELL[separator]?.exec(rest) ?? [];
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (whole.length >= rest.length) return cells;
    rest = rest.slice(whole.length + 1);
    if (!rest) return [...cells, ""];
  }
}

/** By separator: matches the first cell of a row, with or without quotation marks. */
const FIRST_CELL: Record<string, RegExp> = {
  ",": /^\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))/,
  ";": /^\s*(?:"((?:[^"]|"")*)"\s*|([^;]*))/,
  "\t": /^(?:"((?:[^"]|"")*)"|([^\t]*))/,
};

function rowOf(cells: string[], separator: string): string {
  return cells
    .map((cell) =>
      cell.includes(separator) || /["\n#]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(separator);
}
