/** What the server shows of a match: the same plain data for every game. */

export type Value = string | number | boolean | null | Value[];

export interface Pile {
  card: string;
  n: number;
}

export interface Zone {
  id: string;
  kind: string;
  owner: number | null;
  lies: "spread" | "pile" | "heap";
  size: number;
  cards: Pile[];
}

export interface Choice {
  move: number;
  text: string;
  touches: string[];
}

export interface Ask {
  key: string;
  values: Record<string, Value>;
  article: string;
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  scores: number[];
  facts: Record<string, Value>;
  zones: Zone[];
  ask: Ask | null;
  legal: Choice[];
}

export interface SeatView {
  name: string;
  player: string;
  here: boolean;
  deputy: boolean;
  out: string;
}

export interface RequestView {
  seat: number;
  what: "undo" | "draw";
  moves: number;
  agreed: number[];
}

export interface TableView {
  started: boolean;
  over: boolean;
  seats: SeatView[];
  clocks: (number | null)[];
  /** The seats whose clocks run, once the pause (in seconds) is over. */
  runs: number[];
  pause: number;
  request: RequestView | null;
  /** May a seat ask for a hint here and now? */
  hints: boolean;
}

/** The cards of a zone one by one, those that cannot be named as null. */
export function laid(zone: Zone): (string | null)[] {
  const named = zone.cards.flatMap(({ card, n }) => Array.from({ length: n }, () => card));
  const hidden = Math.max(0, zone.size - named.length);
  return [...named, ...Array.from({ length: hidden }, () => null)];
}

/** The zones of one seat, or of the table itself (null). */
export function zonesOf(view: View, owner: number | null): Zone[] {
  return view.zones.filter((zone) => zone.owner === owner);
}

export function zoneOf(view: View, kind: string, owner: number | null = null): Zone | undefined {
  return view.zones.find((zone) => zone.kind === kind && zone.owner === owner);
}
