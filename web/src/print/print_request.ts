/** What somebody wishes to print, and how the server is asked for it. */

import { language } from "../lib/language.svelte";
import type { GameDetails, OwnCardsRequest } from "../server/schema";

export type PrintName = GameDetails["prints"][number];

export const PAPERS = ["a4", "letter", "a3", "tabloid"] as const;
export const SIDES = ["both", "fronts", "backs", "fold"] as const;
export const FLIPS = ["long", "short"] as const;
export const SIZES = ["standard", "poker", "bridge", "euro", "mini", "tarot", "own"] as const;
export const FORMS = ["sheets", "single", "images"] as const;

/** A deck of one's own, to be printed instead of the box's. */
export type DeckToPrint = Required<Pick<OwnCardsRequest, "option" | "name" | "text">>;

export interface Wishes {
  what: PrintName;
  /** A deck or a club by its id; nothing for all of them. */
  cards: string;
  /** Names of cards, with commas. */
  names: string;
  paper: (typeof PAPERS)[number];
  isGrey: boolean;
  sides: (typeof SIDES)[number];
  copies: number;
  size: (typeof SIZES)[number];
  /** In millimetres, as all that follows. */
  ownWide: number;
  ownHigh: number;
  gutter: number;
  bleed: number;
  right: number;
  down: number;
  flip: (typeof FLIPS)[number];
  hasMarks: boolean;
  form: (typeof FORMS)[number];
}

/** Of the letters in a deck of one's own, Tavolino has a typeface for the Latin ones alone. */
export const hasOtherScripts = ({ text }: DeckToPrint): boolean =>
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u.test(text);

export const usualWishes = (what: PrintName): Wishes => ({
  what,
  cards: "",
  names: "",
  paper: "a4",
  isGrey: false,
  sides: "both",
  copies: 1,
  size: "standard",
  ownWide: 63,
  ownHigh: 88,
  gutter: 0,
  bleed: 3,
  right: 0,
  down: 0,
  flip: "long",
  hasMarks: true,
  form: "sheets",
});

/** The names of cards if there are any, else the deck or club. */
export function wantedCards({ cards, names }: Wishes): string[] {
  const typed = names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return typed.length ? typed : [cards].filter(Boolean);
}

export const fileEnding = ({ what, form }: Wishes): string =>
  what === "cards" && form === "images" ? "zip" : "pdf";

export function printAddress(game: string, wishes: Wishes, isOwn = false): string {
  const query = new URLSearchParams({ lang: language.code, paper: wishes.paper });
  if (wishes.isGrey) query.set("ink", "bw");
  if (wishes.what === "cards") {
    for (const [name, value] of cardQuery(wishes)) query.set(name, value);
    if (!isOwn) for (const name of wantedCards(wishes)) query.append("only", name);
  }
  return `/api/games/${game}/print/${wishes.what}.${fileEnding(wishes)}?${query}`;
}

function cardQuery(wishes: Wishes): [string, string][] {
  const { sides, flip, size, ownWide, ownHigh, form } = wishes;
  return [
    ["sides", sides],
    ["copies", `${wishes.copies}`],
    ["size", size === "own" ? `${ownWide}x${ownHigh}` : size],
    ["gutter", `${wishes.gutter}`],
    ["bleed", `${wishes.bleed}`],
    ["offset", `${wishes.right},${wishes.down}`],
    ["flip", flip],
    ["marks", `${wishes.hasMarks}`],
    ["single", `${form === "single"}`],
  ];
}
