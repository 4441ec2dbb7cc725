/** The games that the server offers, and what it tells of tables. */

import { get } from "./http";

export interface GameCard {
  id: string;
  name: string;
  tagline: string;
  /** The numbers of seats it can be played with, the usual one first. */
  seats: number[];
  /** Some cards for the lid of its box. */
  showcase: string[];
}

export type OptionSetting = boolean | number | string;

export interface OptionCard {
  name: string;
  text: string;
  kind: "flag" | "choice" | "several" | "number" | "document";
  default: OptionSetting;
  values: { value: OptionSetting; text: string }[];
  lowest: number;
  highest: number;
  most: number;
}

export interface GameSheet extends GameCard {
  options: OptionCard[];
  decks: string[];
  own_decks: string[];
  draws: boolean;
  /** Are there line-ups to be drawn up? */
  formations: boolean;
}

export interface BotCard {
  id: string;
  name: string;
}

/** A new table, as the server tells its host this once. */
export interface Opened {
  id: string;
  code: string | null;
  secrets: Record<string, string>;
  invites: Record<string, string>;
}

export interface Joined {
  id: string;
  seat: number;
  secret: string;
}

export interface TableRow {
  id: string;
  game: string;
  host: string;
  names: string[];
  players: string[];
  open_seats: number[];
  seat: number | null;
  public: boolean;
  delay: number;
  created: number;
  touched: number;
  finished: number | null;
  result: string | null;
}

export const listGames = () => get<GameCard[]>("games");
export const gameSheet = (id: string) => get<GameSheet>(`games/${id}`);
export const listBots = () => get<BotCard[]>("bots");
