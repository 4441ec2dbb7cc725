/** The frames of a table's socket, both ways. */

export interface Told {
  n: number;
  event: { event: string; [name: string]: Value };
  text: string;
}

export interface Saying {
  seat: number | null;
  name: string;
  phrase: string;
  text: string;
  at: number;
}

/** What does not change while a socket is open. */
export interface Welcome {
  is: "welcome";
  table: string;
  epoch: string;
  seat: number | null;
  host: boolean;
  game: string;
  options: Record<string, Value>;
  settings: Record<string, string>;
  fair: string;
  code: string | null;
  delay: number;
  chat: boolean;
  phrases: Record<string, string>;
  said: Saying[];
}

export interface Ending {
  scores: number[];
  winners: number[];
  reason: string;
  text: string;
  result: string;
  seed: string;
}

/** What the viewer may know: cut the list of events to `since` and put these behind it. */
export interface State {
  is: "state";
  epoch: string;
  number: number;
  view: View | null;
  table: TableView;
  since: number;
  events: Told[];
  asks: string;
  labels: string[];
  noted: number | null;
  outcome: Ending | null;
}

export interface Refusal {
  is: "refused";
  id: string | null;
  code: string;
  message: string;
  article: string | null;
}

export interface Chance {
  value: number;
  low: number;
  high: number;
}

/** What the champion would play in the state of this number, the chance of winning with it, and why. */
export interface Hint {
  is: "hint";
  id: string | null;
  number: number;
  move: number;
  text: string;
  label: string;
  chance: Chance;
  why: string;
  help: string;
}

/** The moves of a choice of many, in their order, as the game itself advises; none where it has nothing to say. */
export interface Advice {
  is: "advice";
  id: string | null;
  number: number;
  moves: number[];
  texts: string[];
  labels: string[];
}

export interface Watcher {
  number: number;
  name: string;
}

export type FromServer =
  | Welcome
  | State
  | Refusal
  | Hint
  | Advice
  | { is: "said"; line: Saying }
  | { is: "done"; id: string | null; number: number }
  | { is: "noted"; id: string | null }
  | { is: "spectators"; n: number; who?: Watcher[] }
  | { is: "chat"; on: boolean }
  | { is: "rematch"; table_id: string; seat: number | null }
  | { is: "pong"; id: string | null };

export type ToServer =
  | { do: "hello"; secret: string | null; guest: string | null; language: string; epoch: string | null; number: number | null }
  | { do: "move"; id: string; on: number; move: number }
  | { do: "hint" | "advise"; id: string }
  | { do: "undo" | "draw" | "withdraw" | "resign" | "stand_up" | "return" | "ping"; id?: string }
  | { do: "answer"; agrees: boolean; id?: string }
  | { do: "say"; text?: string; phrase?: string; id?: string }
  | { do: "remove"; spectator: number; id?: string }
  | { do: "chat"; on: boolean; id?: string };

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
