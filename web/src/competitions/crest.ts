/** A crest for every team, from its name alone: the same wherever it is shown. */

const SHAPES = [
  "M4 4h32v16c0 10-7 15-16 18C11 35 4 30 4 20z",
  "M20 2 37 8v13c0 9-8 14-17 17C11 35 3 30 3 21V8z",
  "M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34z",
  "M20 2 38 20 20 38 2 20z",
  "M5 4q7.5 4 15 0 7.5 4 15 0v17c0 9-6 13-15 17C11 34 5 30 5 21z",
];
const PATTERNS = ["halves", "stripes", "hoops", "sash", "cross", "chevron"] as const;
/** Green and brown are written out: the page's `--pitch` and `--wood` get darker with the dark theme, a crest does not. */
const COLOURS = [
  "var(--red)",
  "var(--blue)",
  "#2f7d4f",
  "var(--gold)",
  "var(--ink)",
  "var(--chalk)",
  "#6b4527",
  "#7a3b69",
  "#e0782f",
  "#4f9aa8",
];

export interface CrestLook {
  shape: string;
  pattern: (typeof PATTERNS)[number];
  field: string;
  figure: string;
}

export function crestOf(name: string): CrestLook {
  let n = 2166136261;
  for (const letter of name) n = Math.imul(n ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const pick = <T>(list: readonly T[], salt: number): T =>
    list[(Math.imul(n ^ salt, 2654435761) >>> 8) % list.length] as T;
  const field = pick(COLOURS, 1);
  return {
    shape: pick(SHAPES, 2),
    pattern: pick(PATTERNS, 3),
    field,
    figure: pick(
      COLOURS.filter((colour) => colour !== field),
      4,
    ),
  };
}
