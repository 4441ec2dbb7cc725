/** Pictures in the rules. The text beside a picture says everything that it shows. */

export type Sign = "plus" | "versus" | "stops";

export type Item = { card: string } | { sign: Sign };

/** Cards, and what comes of them. */
export interface Lane {
  items: Item[];
  says: string;
}

/** One thing after another, or one of several; with cards, where they help. */
export interface Step {
  cards: string[];
  says: string;
}

/** Somebody on the pitch, in hundredths of its width and length. */
export interface Man {
  label: string;
  x: number;
  y: number;
  isOurs: boolean;
}

type Drawing =
  | { is: "lanes"; lanes: Lane[] }
  | { is: "steps"; lead?: string; steps: Step[]; isChoice?: boolean }
  | { is: "pitch"; men: Man[]; links: [Man, Man][] };

/** A drawing at the article that it explains. `title` and all that is said are names of texts. */
export interface Diagram {
  article: string;
  title: string;
  drawing: Drawing;
}

export const cards = (...names: string[]): Item[] => names.map((card) => ({ card }));
export const sign = (name: Sign): Item => ({ sign: name });
