/** A competition as the server tells it, and what can be asked about it. Teams are named by their number. */

import { request, get, post } from "../server/http";
import type { OptionSetting } from "../server/games";
import { identity } from "../server/guest.svelte";
import { organiserKey } from "../server/visited_competitions";
import { say } from "../lib/language.svelte";

export const KINDS = [
  "league",
  "knockout",
  "groups_knockout",
  "swiss",
  "best_of",
  "match",
  "season",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Team {
  number: number;
  name: string;
  /** `person`, `cardboard` or a bot. */
  player: string;
  deputy: string;
  withdrawn: boolean;
}

export interface Match {
  id: string;
  stage: string;
  round: number;
  group: number | null;
  tie: number | null;
  leg: number;
  teams: (number | null)[];
  sources: string[];
  status: "waiting" | "open" | "begun" | "postponed" | "played" | "forfeited" | "awarded" | "void";
  goals: number[] | null;
  extra: number[] | null;
  penalties: number[] | null;
  winner: number | null;
  /** The entry with its result: what a correction names. */
  version: number | null;
  by: string;
  source: string;
  table: string;
  until: string;
}

interface Round {
  number: number;
  stage: string;
  matches: string[];
  resting: number[];
}

interface Placing {
  place: number;
  team: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  difference: number;
  points: number;
  adjustment: number;
  form: ("win" | "draw" | "defeat")[];
}

interface Cell {
  match: string;
  goals_for: number;
  goals_against: number;
  void: boolean;
}

export interface Standing {
  group: string;
  teams: number[];
  placings: Placing[];
  grid: Cell[][][];
}

export interface Tie {
  number: number;
  round: number;
  third_place: boolean;
  home: number | null;
  away: number | null;
  home_source: string;
  away_source: string;
  matches: string[];
  winner: number | null;
}

export interface Ball {
  team: number;
  group: number | null;
}

export interface Lot {
  lot: number;
  what: string;
  by: string;
  at: number;
  balls: Ball[];
}

interface Competition {
  id: string;
  name: string;
  game: string;
  kind: Kind;
  terms: { deputies: boolean; seeding: string };
  seed: number;
  version: number;
  next: "draw" | "pair" | "lots" | "play" | "over";
  champion: number | null;
  podium: number[][];
  teams: Team[];
  matches: Match[];
  rounds: Round[];
  tables: Standing[];
  bracket: { rounds: number; ties: Tie[] } | null;
  lots: Lot[];
  scorers: { name: string; team: number; goals: number }[];
  history: { number: number; at: number; by: string; what: string }[];
}

export interface SimulationProgress {
  done: number;
  total: number;
}

export interface Sheet {
  competition: Competition;
  words: {
    rounds: string[];
    reasons: string[][];
    ties: { name: string; decision: string }[];
    sources: Record<string, string>;
    history: string[];
  };
  organises: boolean;
  owns: boolean;
  public: boolean;
  own: number[];
  free: number[];
  simulation: SimulationProgress | null;
}

export interface Row {
  id: string;
  name: string;
  game: string;
  kind: Kind;
  teams: number;
  mine: boolean;
  finished: number | null;
}

export interface Wishes {
  name: string;
  game: string;
  kind: Kind;
  teams: { name: string; player: string; mine?: boolean }[];
  options?: Record<string, OptionSetting>;
  terms?: Record<string, unknown>;
  seed?: number;
  public?: boolean;
}

// -- All of them

export const listCompetitions = () => get<Row[]>("competitions", identity.guest?.secret);

export function createCompetition(wishes: Wishes, name: string): Promise<Sheet> {
  return identity.asGuest(name, async (guest) => {
    await identity.rename(name);
    return post<Sheet>("competitions", wishes, guest.secret);
  });
}

export function importCompetition(paper: string): Promise<Sheet> {
  return identity.asGuest(say("somebody"), (guest) =>
    post<Sheet>("competitions/import", JSON.parse(paper), guest.secret),
  );
}

// -- One of them

/** Ask about a competition, or change it, with whatever right this browser has. */
export async function requestCompetition<T>(
  id: string,
  path = "",
  body?: unknown,
  method: "GET" | "POST" | "PATCH" | "DELETE" = body === undefined ? "GET" : "POST",
): Promise<T> {
  const secret =
    method === "GET" ? identity.guest?.secret : (await identity.ensureGuest(say("somebody"))).secret;
  const key = organiserKey(id);
  return request<T>(method, `competitions/${id}${path}`, body, secret, key ? { "Tavolino-Key": key } : {});
}
