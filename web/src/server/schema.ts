/**
 * The types and constants that the page shares with the server.
 * Written by tools/wire_types.py from the server's own: change those, and run `make golden`.
 */

/** Why the server closes a socket. */
export const CLOSE_CODES = {"BAD_FRAME": 4400, "BAD_SECRET": 4401, "NOT_WELCOME": 4403, "NO_SUCH_TABLE": 4404, "TOO_LATE": 4408, "SEAT_ELSEWHERE": 4409, "DAILY_NOT_PLAYED": 4412, "TOO_BIG": 4413, "FLOOD": 4429, "GOING": 1000, "OUR_FAULT": 1011, "RESTART": 1012, "TOO_SLOW": 1013} as const;

/** After these a client does not connect again. */
export const FINAL_CLOSE_CODES = [4401, 4403, 4404, 4409, 4412] as const;

/** Of a frame from a client. */
export const MAX_FRAME_BYTES = 16384 as const;

/** Letters of a line of the chat. */
export const MAX_CHAT_LENGTH = 2000 as const;

/** How long each scene takes at usual speed, in milliseconds. */
export const SCENE_MS = {"line": 0, "flip": 250, "step": 300, "draw": 460, "stamp": 570, "match-ball": 700, "calm": 710, "counter": 700, "save": 900, "period": 900, "final": 900, "deal": 1100, "turn": 1120, "phase": 1200, "review": 1300, "play": 1320, "answer": 1540, "strike": 1540, "attack": 1580, "verdict": 1630, "duel": 2400, "goal": 2600, "choices": 3010, "decide": 3400, "decide-two": 5000} as const;

/** Shown once for all events in a row that ask for them. */
export const SCENES_TOGETHER = ["deal", "choices", "period"] as const;

/** The first word of `TableSettings.clock`. */
export const CLOCK_KINDS = ["none", "move", "match", "days"] as const;

/** `TableSettings.late` and `gone`. */
export const POLICIES = ["wait", "deputy", "forfeit"] as const;

/** `TableSettings.hints`: who may ask for a hint. */
export const HINT_POLICIES = ["alone", "on", "off"] as const;

/** The kinds of competitions, in the order to offer them. */
export const COMPETITION_KINDS = ["league", "knockout", "double_knockout", "groups_knockout", "swiss", "best_of", "match", "season"] as const;

/** The fewest and the most teams of a competition, by kind. */
export const TEAM_LIMITS = {"best_of": [2, 2], "knockout": [2, 64], "league": [2, 32], "groups_knockout": [4, 64], "swiss": [2, 128], "double_knockout": [3, 64]} as const;

/** Groups, by the number of teams. */
export const USUAL_GROUPS = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 18, 18, 18, 18, 19, 19, 19, 19, 20, 20, 20, 20, 21, 21, 21, 21, 22, 22, 22, 22, 23, 23, 23, 23, 24, 24, 24, 24, 25, 25, 25, 25, 26, 26, 26, 26, 27, 27, 27, 27, 28, 28, 28, 28, 29, 29, 29, 29, 30, 30, 30, 30, 31, 31, 31, 31, 32] as const;

/** Swiss rounds, by the number of teams. */
export const USUAL_SWISS_ROUNDS = [1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7] as const;

/** Evenings of a season. */
export const USUAL_EVENINGS = 3 as const;

/** Matches of a best-of at most. */
export const USUAL_BEST_OF = 3 as const;

/** A frame of the server. */
export type ServerFrame =
  | AdviceFrame
  | ChatFrame
  | DoneFrame
  | HintFrame
  | NotedFrame
  | PongFrame
  | RefusedFrame
  | RematchFrame
  | SaidFrame
  | SpectatorsFrame
  | StateFrame
  | WelcomeFrame;

/** With an `id`, the same request can be sent again and is answered again, but done once. */
export type ClientFrame =
  | AdviseCommand
  | AnswerCommand
  | ChatCommand
  | DrawCommand
  | HelloCommand
  | HintCommand
  | MoreTimeCommand
  | MoveCommand
  | PingCommand
  | RemoveCommand
  | ResignCommand
  | ReturnCommand
  | SayCommand
  | SeenCommand
  | StandUpCommand
  | UndoCommand
  | WithdrawCommand;

/** What `View.board` holds, by game. */
export interface Boards {
  best11: Best11Board;
  champions101: ChampionsBoard;
  gogoal: GoGoalBoard;
  mister: MisterBoard;
}

/** What `CardInfo.data` holds, by game. */
export interface CardData {
  best11: Best11Footballer | Best11Coach | Best11Action | Best11Management | Best11Event | Best11Formation;
  mister: MisterFootballer | MisterAction | MisterDirection;
}

export type EventValue = number | string | string[];

export type MatchStatus = "awarded" | "begun" | "forfeited" | "open" | "played" | "postponed" | "sealed" | "void" | "waiting";

export type NextStep = "draw" | "lots" | "over" | "pair" | "play" | "sign-up";

export type OptionKind = "choice" | "document" | "flag" | "number" | "several";

export type SceneKind = "answer" | "attack" | "calm" | "choices" | "counter" | "deal" | "decide" | "decide-two" | "draw" | "duel" | "final" | "flip" | "goal" | "line" | "match-ball" | "period" | "phase" | "play" | "review" | "save" | "stamp" | "step" | "strike" | "turn" | "verdict";

// -- tavolino.competitions.brackets

/** Where a tie of a double knockout stands; all ties of a single one are of the main part. */
export type BracketPart = "main" | "losers" | "final" | "decider";

// -- tavolino.competitions.duplicate

/** Are the matches of a round played with the same deal? */
export type Duplicate = "no" | "once" | "pairs";

// -- tavolino.competitions.results

/** Who forfeited the match. */
export type Forfeit = "home" | "away" | "both";

// -- tavolino.competitions.tiebreaks

export type TieBreak = "points" | "head_to_head_points" | "head_to_head_difference" | "head_to_head_goals" | "difference" | "goals" | "wins" | "opponents" | "median" | "fair_play" | "lot";

/** Which matches count head to head. */
export type HeadToHead = "once" | "reapplied";

// -- tavolino.competitions.withdrawals

/** The rule, declared beforehand. */
export type Withdrawal = "void" | "award_rest" | "award_all" | "halfway";

// -- tavolino.core.language.diagrams

/** A card, or a sign between two cards. The other one is empty. */
export interface DiagramItem {
  card: string;
  sign: "plus" | "stops" | "versus" | "";
}

/** Cards, and what comes of them. */
export interface Lane {
  items: DiagramItem[];
  words: string;
}

/** One thing after another, or one of several; with cards, where they help. */
export interface Step {
  cards: string[];
  words: string;
}

/** Somebody on the pitch, in hundredths of its width and length. */
export interface PitchMan {
  label: string;
  x: number;
  y: number;
  is_ours: boolean;
}

/** A box of a flow chart: its column and row from 0, and how many columns wide it is. */
export interface FlowBox {
  column: number;
  row: number;
  wide: number;
  shape: "end" | "question" | "start" | "step";
  words: string;
}

/** An arrow from one box to another, by their numbers; `words` is the answer that leads there. */
export interface FlowArrow {
  start: number;
  end: number;
  words: string;
}

export interface LanesDrawing {
  is: "lanes";
  lanes: Lane[];
}

/** `lead` is the card that the steps are about, if any. */
export interface StepsDrawing {
  is: "steps";
  lead: string;
  is_choice: boolean;
  steps: Step[];
}

/** Two teams. A link joins two people, by their numbers, who face each other. */
export interface PitchDrawing {
  is: "pitch";
  men: PitchMan[];
  links: [number, number][];
}

export interface FlowDrawing {
  is: "flow";
  columns: number;
  rows: number;
  boxes: FlowBox[];
  arrows: FlowArrow[];
}

/** A table from above. Who sits on its far side plays against whoever sits opposite, on the near side. */
export interface SeatsDrawing {
  is: "seats";
  far: string[];
  near: string[];
  words: string;
}

/** A picture with its title, at the article that it explains. */
export interface Diagram {
  id: string;
  article: string;
  title: string;
  drawing: LanesDrawing | StepsDrawing | PitchDrawing | FlowDrawing | SeatsDrawing;
}

// -- tavolino.core.language.rulebook

/** Text of one kind. The text of a `ruling` is its name, that of an `article` the number it refers to. */
export interface Run {
  is: "article" | "bold" | "code" | "ruling" | "stress" | "text";
  text: string;
}

export interface Paragraph {
  is: "paragraph";
  words: Run[];
}

export interface RulesTable {
  is: "table";
  head: Run[][];
  rows: Run[][][];
}

/** One rule: its number, the rulings behind it, its text and its tables. */
export interface Article {
  number: string;
  rulings: string[];
  blocks: (Paragraph | RulesTable)[];
}

/** A section. `anchor` is the target of links to it; `blocks` come before its first article. */
export interface RulesSection {
  title: string;
  anchor: string;
  blocks: (Paragraph | RulesTable)[];
  articles: Article[];
}

// -- tavolino.core.looks.evening_sheet

/** Two of those at the table, by seat. `kicks` are the penalties scored, if there were any. */
export interface InnerFixture {
  round: number;
  home: number;
  away: number;
  goals: [number, number];
  kicks: [number, number] | null;
}

/** A line of the table that they played among themselves. */
export interface InnerPlacing {
  place: number;
  seat: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points: number;
}

/** After a round somebody came and somebody left, by the names of their cards. */
export interface Transfer {
  round: number;
  seat: number;
  came: string;
  left: string;
}

/** `squads` are by seat, as they were at the end. A cup has no `table`. */
export interface InnerEvening {
  fixtures: InnerFixture[];
  table: InnerPlacing[];
  squads: string[][];
  transfers: Transfer[];
}

// -- tavolino.core.options

/** A user's file, such as a deck: its name and its whole text, so that a record can contain it. */
export interface Document {
  name: string;
  text: string;
}

// -- tavolino.core.view

/** `n` equal cards of the kind `card`. A joker may stand for another card. */
export interface CardCount {
  card: string;
  n: number;
}

/**
 * A place for cards, owned by a seat or the table. `size` counts all cards, `cards` lists those the viewer
 * knows, and `lies` says how they lie (SPREAD, PILE or HEAP).
 */
export interface Zone {
  id: string;
  kind: string;
  owner: number | null;
  lies: "heap" | "pile" | "spread";
  size: number;
  cards: CardCount[];
}

/** A legal move, with the cards and zones it touches (`hand:0/red-ball`, `team:1`). */
export interface Choice {
  move: number;
  text: string;
  touches: string[];
}

/** The question that a seat has to answer: its kind, its figures and the article that explains it. */
export interface Ask {
  key: string;
  values: Record<string, EventValue>;
  article: string;
}

/**
 * Everything a client needs to draw the table for one seat (`seat` is None for a spectator). `facts` are
 * names and values for a client without a board of its own. `board` is the same knowledge in more detail for
 * the game's own board: plain data, typed in the game's `view.py`; empty if the game has no board.
 */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  scores: number[];
  facts: Record<string, EventValue>;
  board: Boards[keyof Boards] | Record<string, never>;
  zones: Zone[];
  ask: Ask | null;
  legal: Choice[];
}

// -- tavolino.games.best11.board_types

/** A team card for sale, and what it costs the manager who is to move, in millions. */
export interface Best11Offer {
  card: string;
  price: number;
}

/**
 * A place of a formation: shirt 1 is the goalkeeper's, 11 the last forward's. `card` is None if it is free.
 */
export interface Best11Place {
  shirt: number;
  role: "A" | "C" | "D" | "P";
  card: string | null;
}

/** What a manager's points are made of so far. `formation` is the coach's opinion of it. */
export interface Best11Points {
  footballers: number;
  coach: number;
  formation: number;
  scored: number;
  conceded: number;
  stadium: number;
  money: number;
}

/**
 * One manager. `lines` are the places of the formation, the goalkeeper's line first; `club` is a name.
 * `captain` is a shirt, `sent_off` are the shirts of those who are out until the end of the turn. `money` is
 * in millions; `hand_size` counts event cards; `peace_with` are the seats on which the manager has played a
 * peace card. `income` is what the next turn brings, as things are; `used_line` the line of the management
 * card that was used.
 */
export interface Best11Manager {
  seat: number;
  club: string;
  money: number;
  formation: string;
  lines: Best11Place[][];
  captain: number | null;
  sent_off: number[];
  coach: string | null;
  goals: number;
  conceded: number;
  has_stadium: boolean;
  is_immune: boolean;
  peace_with: number[];
  hand_size: number;
  white_events: CardCount[];
  points: Best11Points;
  may_buy: boolean;
  income: number;
  used_line: "challenge" | "events" | "money" | "other" | null;
}

/** A footballer of the acting manager, with his value in the action by now. */
export interface Best11FootballerInAction {
  shirt: number;
  card: string;
  value: number;
}

/**
 * One half of a challenge: it needs a footballer of one of the `roles` for each list, and `wanted` points.
 * `half` is what the text `half-name` is given. `total` is None until footballers are chosen. `raised` and
 * `lowered` are the points paid for by the acting manager and by the other. Of a half that has succeeded the
 * footballers are not listed any more.
 */
export interface Best11Half {
  half: string;
  roles: (("A" | "C" | "D" | "P")[])[];
  wanted: number;
  footballers: Best11FootballerInAction[];
  total: number | null;
  raised: number;
  lowered: number;
  status: "failed" | "open" | "succeeded";
}

/** An outsider's bet on how a challenge ends. */
export interface Best11Bet {
  seat: number;
  on: "goal" | "no-goal";
}

/**
 * The challenge in progress. `acting` is the manager whose half it is, None before the first action card.
 * `stepping` is the one who may change values now. `is_goal`: a goal was given that a review may still
 * cancel.
 */
export interface Best11Challenge {
  attacker: number;
  defender: number;
  acting: number | null;
  attack: Best11Half | null;
  defence: Best11Half | null;
  stepping: number | null;
  bets: Best11Bet[];
  is_goal: boolean;
}

/**
 * Why a thing of the viewer's can't be played now, in the text `refusal-<key>`, and the article that says so.
 * `thing` is what a move would touch: `hand:0/jinx`, `market/vampa`, `team:1`; or a line of the management
 * card, `management:0/challenge`; or `stadium`.
 */
export interface Best11Refusal {
  thing: string;
  key: string;
  values: Record<string, number | string>;
  article: string | null;
}

/**
 * What a line of the viewer's management card could be used on: the next question would offer these things.
 */
export interface Best11Aim {
  line: "challenge" | "events" | "money" | "other";
  touches: string[];
}

/**
 * The table of Best 11. `managers` are by seat; `final_turn` is None while nobody knows it. `fixed_opponent`
 * is the manager to whom the next challenge of this turn must go. `scouted` is what the viewer's own scout
 * has found, with prices. `refusals` and `aims` are for a viewer who is asked.
 */
export interface Best11Board {
  turn: number;
  final_turn: number | null;
  mover: number;
  fixed_opponent: number | null;
  market: Best11Offer[];
  scouted: Best11Offer[];
  managers: Best11Manager[];
  challenge: Best11Challenge | null;
  stadium_price: number;
  refusals: Best11Refusal[];
  aims: Best11Aim[];
}

// -- tavolino.games.best11.cards.card_data

/** The shirt of a club: a pattern in two colours. */
export interface Best11Kit {
  pattern: string;
  colours: string[];
}

/** A footballer: his name alone, his role, his value in points, which is also his price in millions. */
export interface Best11Footballer {
  kind: "footballer";
  name: string;
  club: string;
  kit: Best11Kit;
  role: "A" | "C" | "D" | "P";
  value: number;
}

/** A coach, and the ids of the formations that he likes and dislikes. */
export interface Best11Coach {
  kind: "coach";
  name: string;
  club: string;
  kit: Best11Kit;
  value: number;
  likes: string[];
  dislikes: string[];
}

/**
 * What half of an action card needs: a footballer of one of the roles for each list, and a `total` of points.
 * `half` is what the text `half-name` is given. `stopped_by` is the only defence that can stop an attack,
 * None if any can.
 */
export interface Best11ActionHalf {
  half: string;
  roles: (("A" | "C" | "D" | "P")[])[];
  total: number;
  stopped_by: string | null;
}

/** An action card: one half to attack with, one to defend with. */
export interface Best11Action {
  kind: "action";
  attack: Best11ActionHalf;
  defence: Best11ActionHalf;
}

/**
 * A management card: millions, a number of event cards, a challenge, or another opportunity. `challenge` and
 * `other` name the texts `opportunity-<id>`. The `bonus` that comes with a challenge is for a `role`, for the
 * strongest footballer or for the total; or more action cards are drawn; or the opponent's bonus is denied.
 * `by` is how much or how many.
 */
export interface Best11Management {
  kind: "management";
  money: number;
  events: number;
  challenge: string;
  bonus: "deny" | "draw" | "role" | "strongest" | "total" | null;
  role: "A" | "C" | "D" | "P" | null;
  by: number;
  other: string;
}

/**
 * An event card: white ones stay in play. `verb` is what it does, `amount` how much: millions, points or
 * cards. `moments` are those at which it can be played. `becomes` is the half that an action becomes.
 */
export interface Best11Event {
  kind: "event";
  colour: "challenge" | "management" | "white";
  moments: ("any" | "chosen" | "declared" | "drawn" | "goal" | "move" | "window")[];
  verb: "becomes" | "bet" | "discount" | "draw" | "find" | "fixture" | "income" | "look" | "lower" | "money" | "peace" | "raise" | "redraw" | "retry" | "send_off" | "swap" | "tax" | "total";
  amount: number | null;
  becomes: Best11ActionHalf | null;
}

/** A formation: how many stand in each line, the goalkeeper first, and how many places each role has. */
export interface Best11Formation {
  kind: "formation";
  lines: number[];
  places: Record<string, number>;
}

// -- tavolino.games.champions101.engine.forecast

/** The card on top of a pile, and the colour that it counts as. */
export interface ChampionsTop {
  card: string;
  colour: string;
}

/** A move, what it comes to, and the piles after it (null: as they are, or empty). */
export interface ChampionsForecast {
  move: number;
  result: "cleared" | "counter" | "foul" | "foul-kick" | "goal" | "keep" | "kick" | "lost" | "pass" | "saved" | "shot" | "wait";
  footballers: ChampionsTop | null;
  balls: ChampionsTop | null;
}

// -- tavolino.games.champions101.view

/** The colour of the top card, null for an empty pile, and whether it is a penalty card used as a joker. */
export interface ChampionsPile {
  colour: string | null;
  is_joker: boolean;
}

/** A card kicked in the shoot-out: it lies face up if it was a goal, face down if it was saved. */
export interface ChampionsKick {
  card: string;
  is_goal: boolean;
}

/** The round, the penalties scored by each seat, and the kicks of each, which keep the count (11.10). */
export interface ChampionsShootOut {
  round: number;
  goals: number[];
  kicks: ChampionsKick[][];
}

/**
 * What the board of 101 Champions Challenge shows besides the zones: who has the ball, who is red, how many
 * cards the deck of this period had when play began, and what each of the viewer's moves would come to.
 */
export interface ChampionsBoard {
  period: string;
  ball: number;
  red: number;
  deck_at_start: number;
  footballers: ChampionsPile;
  balls: ChampionsPile;
  shoot_out: ChampionsShootOut | null;
  forecasts: ChampionsForecast[];
}

// -- tavolino.games.gogoal.view

/** How many cards of each deck a hand holds. */
export interface GoGoalHand {
  players: number;
  actions: number;
}

/** The attack card on the table. `footballer` is the one named by a referee card. */
export interface GoGoalAttack {
  card: string;
  seat: number;
  target: number;
  footballer: string | null;
}

/** How many of a team count in an attack, and how many against one: jokers count in both. */
export interface GoGoalStrength {
  forwards: number;
  defenders: number;
}

/**
 * What the board of Go-Goal! shows besides the zones. `strengths` are by seat; `needs` is the option that
 * says what an attack asks of a team. `symbol` is the viewer's own, until the kick is revealed.
 */
export interface GoGoalBoard {
  turn: number;
  starter: number;
  round: number;
  goals_to_win: number;
  sides: number;
  hands: GoGoalHand[];
  strengths: GoGoalStrength[];
  needs: string;
  attack: GoGoalAttack | null;
  symbol: string | null;
}

// -- tavolino.games.mister.board_types

/** By position, the footballer who plays there; null where nobody does. */
export interface MisterPitch {
  GK: string | null;
  RB: string | null;
  RCB: string | null;
  LCB: string | null;
  LB: string | null;
  RM: string | null;
  RCM: string | null;
  LCM: string | null;
  LM: string | null;
  RS: string | null;
  LS: string | null;
}

/**
 * One manager's team. Squads are open at all times. `pitch` and `bench` are null between the matches, and
 * while they are another manager's secret. `kick_order` is empty before the shoot-out and while it is another
 * manager's secret.
 */
export interface MisterTeam {
  squad: string[];
  pitch: MisterPitch | null;
  bench: string[] | null;
  off: string[];
  goal_cards: string[];
  kick_order: string[];
  goals: number;
  bonus: number;
  kick_goals: number;
}

/** A fixture of this round: two seats, the first-named first. The goals are null before kick-off. */
export interface MisterFixture {
  home: number;
  away: number;
  home_goals: number | null;
  away_goals: number | null;
}

/** A fixture that is over. The penalties scored are null if there were none. */
export interface MisterResult {
  home: number;
  away: number;
  home_goals: number;
  away_goals: number;
  home_kicks: number | null;
  away_kicks: number | null;
}

/** How a phase of the card in play stands, and the footballers that it is about, as far as they are known. */
export interface MisterPhaseInPlay {
  status: "open" | "passed" | "to-come";
  own: string | null;
  theirs: string | null;
}

/** The action card in play. `phases` stand in the order of the card's own. */
export interface MisterActionInPlay {
  card: string;
  bonus: number;
  phases: MisterPhaseInPlay[];
}

/**
 * The shot or the kick that both are asked for. `direction` is what the viewer has chosen. The shooter has
 * `own` of `letter`, the bonus of the attack included, against `theirs` of the goalkeeper's `keeper_letter`;
 * all are null in a pure guess. `easier` is what a penalty gives the shooter. `fork` is what the guess is
 * worth: a goal or a save whatever they choose, or they decide it between them.
 */
export interface MisterShotInPlay {
  shooter: string;
  keeper: string;
  is_kick: boolean;
  direction: "centre" | "left" | "right" | null;
  letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  own: number | null;
  keeper_letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  theirs: number | null;
  easier: number;
  fork: "goal" | "guess" | "saved";
}

/**
 * Everything on the board. Fields are null in the stages that don't have them. `round` counts from 1,
 * `draft_pass` the times through the deck of the draft. `turned` is the footballer turned up for the seat
 * `buyer`, and `no_choice` the reason why the draft leaves that seat one answer. `standings` are the seats in
 * the order of a league's table, else empty.
 */
export interface MisterBoard {
  stage: "draft" | "line-up" | "market" | "match" | "over" | "shoot-out";
  format: "cup" | "league" | "single";
  round: number;
  rounds: number;
  draft_pass: number | null;
  buyer: number | null;
  turned: string | null;
  no_choice: "goalkeeper-missing" | "last-buyer" | "late-pass" | "second-goalkeeper" | null;
  teams: MisterTeam[];
  fixtures: MisterFixture[];
  results: MisterResult[];
  standings: number[];
  minute: number | null;
  attacker: number | null;
  defender: number | null;
  action: MisterActionInPlay | null;
  shot: MisterShotInPlay | null;
}

// -- tavolino.games.mister.cards.card_data

/** The figures of a footballer. Outfielders have A to F, goalkeepers C, D, G and H. */
export interface MisterFigures {
  A?: number;
  B?: number;
  C?: number;
  D?: number;
  E?: number;
  F?: number;
  G?: number;
  H?: number;
}

/**
 * A footballer's card. `positions` are those that his role is for; `overall` is the sum of A to F, null for a
 * goalkeeper.
 */
export interface MisterFootballer {
  kind: "footballer";
  role: "central_midfielder" | "centre_back" | "full_back" | "goalkeeper" | "second_striker" | "target_man" | "winger";
  positions: ("GK" | "LB" | "LCB" | "LCM" | "LM" | "LS" | "RB" | "RCB" | "RCM" | "RM" | "RS")[];
  nation: string;
  age: number;
  figures: MisterFigures;
  overall: number | null;
  skills: ("backheel" | "bicycle_kick" | "crowd_leader" | "true_leader")[];
}

/** One letter of the footballer in one position. The position `taker` is whoever the attacker names. */
export interface MisterFigure {
  letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
  position: "GK" | "LB" | "LCB" | "LCM" | "LM" | "LS" | "RB" | "RCB" | "RCM" | "RM" | "RS" | "taker";
}

/**
 * One phase of an action card. A field is null where the verb has no use for it. A `duel` passes if `own` has
 * at least `margin` more than `theirs`. `anyone`, `keeper` and `wall` look for a footballer with `at_least`
 * so much of `letter`, `skill` for one with `skill` in the places of `where`. `bonus` brings `points`.
 */
export interface MisterPhase {
  verb: "anyone" | "bonus" | "duel" | "injury" | "keeper" | "sent_off" | "skill" | "taker" | "wall";
  own: MisterFigure | null;
  theirs: MisterFigure | null;
  margin: number | null;
  letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  at_least: number | null;
  skill: "backheel" | "bicycle_kick" | "crowd_leader" | "true_leader" | null;
  where: "midfield_attack" | "pitch" | null;
  points: number | null;
}

/**
 * The shot at the end of an action card: `own` against the goalkeeper's letter `keeper`. In a `guess` nobody
 * is compared: whoever has `skill` shoots.
 */
export interface MisterShot {
  kind: "duel" | "guess" | "penalty";
  own: MisterFigure | null;
  keeper: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  skill: "backheel" | "bicycle_kick" | "crowd_leader" | "true_leader" | null;
}

/** An action card: its phases in order and, if it can score, its shot. */
export interface MisterAction {
  kind: "action";
  number: number;
  phases: MisterPhase[];
  shot: MisterShot | null;
}

/** A direction card: where a shot or a dive goes. */
export interface MisterDirection {
  kind: "direction";
  direction: "centre" | "left" | "right";
}

// -- tavolino.live.frames.client_frames

/** The first frame. With the secret of a seat it is that seat's, without one a spectator's. */
export interface HelloCommand {
  do: "hello";
  id?: string | null;
  secret?: string | null;
  guest?: string | null;
  language?: string;
  epoch?: string | null;
  number?: number | null;
}

/** `on`: the number of the state that it answers. `move`: its text, or its index in the game's moves. */
export interface MoveCommand {
  do: "move";
  id?: string | null;
  on: number;
  move: string | number;
}

/** Make the open window twice as long. Anyone at the table may, once. */
export interface MoreTimeCommand {
  do: "more_time";
  id?: string | null;
}

/**
 * The scenes that led to the state of this `number` have been shown, or skipped. Alone with bots, they move
 * on.
 */
export interface SeenCommand {
  do: "seen";
  id?: string | null;
  number: number;
}

/** Take back one's last choice; people are asked whether they agree. */
export interface UndoCommand {
  do: "undo";
  id?: string | null;
}

/** Offer a draw. */
export interface DrawCommand {
  do: "draw";
  id?: string | null;
}

/** To what somebody asks. */
export interface AnswerCommand {
  do: "answer";
  id?: string | null;
  agrees: boolean;
}

/** Ask no more. */
export interface WithdrawCommand {
  do: "withdraw";
  id?: string | null;
}

/** Give the match up. */
export interface ResignCommand {
  do: "resign";
  id?: string | null;
}

/** Give the seat up. */
export interface StandUpCommand {
  do: "stand_up";
  id?: string | null;
}

/** Be there again, after a deputy had to play. */
export interface ReturnCommand {
  do: "return";
  id?: string | null;
}

/** A text, or a quick phrase by its name. */
export interface SayCommand {
  do: "say";
  id?: string | null;
  text?: string;
  phrase?: string;
}

/** The host sends a spectator away, by number. */
export interface RemoveCommand {
  do: "remove";
  id?: string | null;
  spectator: number;
}

/** The host switches the chat on or off. */
export interface ChatCommand {
  do: "chat";
  id?: string | null;
  on: boolean;
}

/** What would a champion do in my place? */
export interface HintCommand {
  do: "hint";
  id?: string | null;
}

/** What does the game itself advise me, for a choice that is made of many moves? */
export interface AdviseCommand {
  do: "advise";
  id?: string | null;
}

export interface PingCommand {
  do: "ping";
  id?: string | null;
}

// -- tavolino.live.frames.server_frames

/** The first frame of the server. */
export interface WelcomeFrame {
  is: "welcome";
  table_id: string;
  epoch: string;
  seat: number | null;
  host: boolean;
  game: string;
  options: Record<string, boolean | number | string>;
  settings: Record<string, string>;
  fair: string;
  code: string | null;
  practice: boolean;
  delay: number;
  chat: boolean;
  phrases: Record<string, string>;
  said: ChatMessage[];
}

/** How it ended, and the seed, so that anyone can check the deal. */
export interface MatchEnding {
  scores: number[];
  winners: number[];
  reason: string;
  text: string;
  result: string;
  seed: string;
}

/** An event as the viewer may know it, its sentence, and what it looks like on the stage. */
export interface ToldEvent {
  n: number;
  event: { event: string; [key: string]: EventValue };
  text: string;
  scene: SceneKind;
}

/**
 * People can interrupt for so many seconds more, of so many in all, once the pause is over. It looks the same
 * to everyone. `more`: is there more time to be had?
 */
export interface WindowSnapshot {
  left: number;
  length: number;
  more: boolean;
}

/**
 * How a table stands. `runs` are the seats whose clocks run, once the `pause` (in seconds) is over and they
 * have stood for `stands` (in seconds, seat by seat) after that. `only`: the viewer has one move, which is
 * made without asking.
 */
export interface TableSnapshot {
  started: boolean;
  over: boolean;
  seats: SeatView[];
  request: RequestView | null;
  hints: boolean;
  assistant: boolean;
  undo: boolean;
  clocks: (number | null)[];
  runs: number[];
  stands: number[];
  pause: number;
  window: WindowSnapshot | null;
  only: boolean;
}

/**
 * What the viewer may know: cut the list of events to `since` and put these behind it. `noted` is the
 * viewer's own answer that waits for the last move to have been seen. Before the match starts there is no
 * view.
 */
export interface StateFrame {
  is: "state";
  epoch: string;
  number: number;
  view: View | null;
  table: TableSnapshot;
  since: number;
  events: ToldEvent[];
  asks: string;
  labels: string[];
  noted: number | null;
  outcome: MatchEnding | null;
}

/**
 * A table as a viewer may know it now, for clients without a socket: the fields of `welcome` and of `state`.
 */
export interface ShownTable {
  table_id: string;
  epoch: string;
  seat: number | null;
  host: boolean;
  game: string;
  options: Record<string, boolean | number | string>;
  settings: Record<string, string>;
  fair: string;
  code: string | null;
  practice: boolean;
  delay: number;
  chat: boolean;
  phrases: Record<string, string>;
  said: ChatMessage[];
  number: number;
  view: View | null;
  table: TableSnapshot;
  since: number;
  events: ToldEvent[];
  asks: string;
  labels: string[];
  noted: number | null;
  outcome: MatchEnding | null;
}

/** It has happened, and is on disk. */
export interface DoneFrame {
  is: "done";
  id: string | null;
  number: number;
}

/** An answer that came before the last move had been seen; `done` follows when it is played. */
export interface NotedFrame {
  is: "noted";
  id: string | null;
}

export interface RefusedFrame {
  is: "refused";
  id: string | null;
  code: string;
  message: string;
  article: string | null;
}

/** Who said what and when (milliseconds UTC). A spectator has no seat. */
export interface ChatMessage {
  seat: number | null;
  name: string;
  phrase: string;
  text: string;
  at: number;
}

export interface SaidFrame {
  is: "said";
  line: ChatMessage;
}

export interface ChatFrame {
  is: "chat";
  on: boolean;
}

export interface SpectatorInfo {
  number: number;
  name: string;
}

/** How many there are; the host is told who. */
export interface SpectatorsFrame {
  is: "spectators";
  n: number;
  who?: SpectatorInfo[];
}

/** The table of the rematch, and the viewer's seat there. The secrets of the seats are the same. */
export interface RematchFrame {
  is: "rematch";
  table_id: string;
  seat: number | null;
}

/** Of winning, and the interval in which it lies nineteen times out of twenty. */
export interface WinChance {
  value: number;
  low: number;
  high: number;
}

/**
 * A champion's choice in the state of this `number`, the chance of winning with it, and why, in a sentence.
 * `help` is what the game says of the card that is played, if anything.
 */
export interface HintFrame {
  is: "hint";
  id: string | null;
  number: number;
  move: number;
  text: string;
  label: string;
  chance: WinChance;
  why: string;
  help: string;
}

/** Moves to make one after the other from the state of this `number` on; none: the game has no advice. */
export interface AdviceFrame {
  is: "advice";
  id: string | null;
  number: number;
  moves: number[];
  texts: string[];
  labels: string[];
}

export interface PongFrame {
  is: "pong";
  id: string | null;
}

// -- tavolino.live.report.schemas

/**
 * Something that happened: its number, after how many moves and seconds, the fact, and how it is told and
 * shown.
 */
export interface TimelineEvent {
  n: number;
  move: number;
  at: number;
  event: { event: string; [key: string]: EventValue };
  text: string;
  scene: SceneKind;
}

/**
 * A finished match. `duration` in seconds; `practice`: it went on from another one; `measures` are figures
 * that the game itself takes; `measure_labels` what a user's deck calls some of their items.
 */
export interface Report {
  id: string;
  game: string;
  names: string[];
  players: string[];
  started: string;
  duration: number;
  scores: number[];
  winners: number[];
  reason: string;
  verdict: string;
  moves: number;
  undone: number;
  practice: boolean;
  daily: string;
  fair: string;
  seed: string;
  timeline: TimelineEvent[];
  measures: Record<string, number>;
  measure_labels: Record<string, string>;
}

/** The match after a number of moves: all cards open, or as one seat saw it. */
export interface Replay {
  move: number;
  moves: number;
  view: View;
  asks: string;
  played: string;
}

/** After the move of this number the chance of a seat had grown by `swing`, and what was told of it. */
export interface KeyMoment {
  move: number;
  seat: number;
  swing: number;
  before: number;
  after: number;
  text: string;
}

/**
 * Where a seat's chance of winning went: `start`, own and others' choices, luck and `table` add up to `end`.
 * `table` is what resigning, forfeits or an agreed draw did; `error` how sure the figure of its own choices
 * is.
 */
export interface ChanceAccountInfo {
  seat: number;
  start: number;
  end: number;
  own_choices: number;
  others_choices: number;
  luck: number;
  table: number;
  error: number;
}

/**
 * A choice that won or cost much, beside what a sensible player would have done `instead` (empty: most often
 * the same); give or take the `error`.
 */
export interface DecisiveChoiceInfo {
  move: number;
  seat: number;
  gain: number;
  error: number;
  played: string;
  instead: string;
}

/**
 * Who was going to win, after each number of `moves`, the last of which is the end. By seat: its chance as a
 * spectator knew it (with the interval from `low` to `high`), and as the seat itself did (`own`).
 */
export interface MatchAnalysis {
  seats: number;
  moves: number[];
  spectator: number[][];
  own: number[][];
  low: number[][];
  high: number[][];
  key_moments: KeyMoment[];
  balance: ChanceAccountInfo[];
  choices: DecisiveChoiceInfo[];
}

// -- tavolino.organiser.entries

/** `side` is that of the match: 0 for the team at home. */
export interface Scorer {
  side: number;
  name: string;
  goals: number;
}

// -- tavolino.organiser.progress.results

/** A score in figures: normal time, how it stood after extra time, penalties; empty where there were none. */
export interface Figures {
  goals: string;
  after_extra_time: string;
  penalties: string;
}

// -- tavolino.organiser.progress.schedule

/** When and where, as people write it on a poster: `2026-11-20`, `20:30` by the clock on the wall there. */
export interface MatchDate {
  day: string;
  time: string;
  place: string;
}

// -- tavolino.organiser.regulations.charter

/**
 * The kinds of competitions, in the order in which people are offered them. In a double knockout only a
 * second defeat puts a team out. In a season all teams sit at one table on every evening, and what a match
 * hands on passes to the next.
 */
export type Kind = "league" | "knockout" | "double_knockout" | "groups_knockout" | "swiss" | "best_of" | "match" | "season";

export type Seeding = "lot" | "order" | "pots";

/** What follows a tie that is level. */
export type LevelTie = "any" | "extra_time" | "penalties" | "replay";

/** The regulations of a competition. */
export interface Terms {
  tiebreaks: TieBreak[];
  head_to_head: HeadToHead;
  legs: number;
  final_legs: number;
  best_of: number;
  away_goals: boolean;
  level: LevelTie;
  third_place: boolean;
  groups: number;
  through: number;
  best_next: number;
  rounds: number;
  seeding: Seeding;
  withdrawal: Withdrawal;
  forfeit_goals: number;
  deputies: boolean;
  duplicate: Duplicate;
  field_tables: number;
  field_bot: string;
  points: [number, number, number];
}

// -- tavolino.organiser.snapshot.model

/**
 * `player` is person, cardboard or a bot; `deputy` the bot that plays for it now. `partner` is the second
 * guest of a pair.
 */
export interface TeamLine {
  number: number;
  name: string;
  player: string;
  deputy: string;
  guest: string | null;
  withdrawn: boolean;
  partner: string | null;
}

/**
 * A match. `version` is the number of the entry with its result: what a correction names. `sources` say where
 * teams come from that are not known: `A1`, `w5` (the winner of match 5), `l5`. `winner` is a team, also one
 * that went through on penalties or by the game's own rule. `day`, `time` and `place` are its own if it was
 * put off, else those of its round; `cards` are penalty points for fair play. `decides`: after this match of
 * a knockout somebody has to go through; `before` are the goals of its first leg, the home side's first.
 * `percents` is what a match of a duplicate gave to both sides against the field.
 */
export interface MatchLine {
  id: string;
  stage: string;
  round: number;
  group: number | null;
  tie: number | null;
  leg: number;
  leg_name: "" | "changed" | "first" | "replay" | "second" | "series";
  decides: boolean;
  before: number[];
  teams: (number | null)[];
  sources: string[];
  status: MatchStatus;
  goals: number[] | null;
  extra: number[] | null;
  penalties: number[] | null;
  winner: number | null;
  reason: string;
  details: Record<string, number | string>;
  version: number | null;
  by: string;
  at: number | null;
  source: string;
  table: string;
  until: string;
  day: string;
  time: string;
  place: string;
  scorers: Scorer[];
  cards: number[];
  percents: number[];
}

/**
 * A round of a league, of all groups, of a cup (`last`: how many are left at most, 8 are quarter-finals). In
 * a double knockout `part` is where it is played, `part_round` its number there. `field` is what bots made of
 * the deal of a duplicate.
 */
export interface RoundLine {
  number: number;
  stage: string;
  matches: string[];
  resting: number[];
  last: number | null;
  part: BracketPart;
  part_round: number;
  date: MatchDate;
  field: Figures[];
}

/** Why a team stands above the next: the tie-break, what each of the two had, among whom if head to head. */
export interface ReasonLine {
  tiebreak: string;
  value: number;
  next_value: number;
  among: number[];
}

/**
 * `docked` are points taken off (given, if negative) and `docked_for` why, `for_rests` points for rounds
 * without a match.
 */
export interface PlacingLine {
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
  docked: number;
  docked_for: string[];
  for_rests: number;
  form: string[];
  reason: ReasonLine | null;
}

/**
 * A result from the side of the line's team, as in the grid A-H. A void match that was not played has no
 * goals.
 */
export interface GridCell {
  match: string;
  goals_for: number | null;
  goals_against: number | null;
  void: boolean;
  awarded: boolean;
}

/** A league table; `group` is its letter, if any. `grid`: a line for each of `teams`, a column for each. */
export interface TableLine {
  group: string;
  teams: number[];
  placings: PlacingLine[];
  grid: GridCell[][][];
}

/**
 * A box of the bracket. `values` are the winner's and the loser's; `part` and `part_round` as in RoundLine.
 */
export interface TieLine {
  number: number;
  round: number;
  last: number;
  third_place: boolean;
  home: number | null;
  away: number | null;
  home_source: string;
  away_source: string;
  matches: string[];
  winner: number | null;
  decider: string;
  values: number[];
  part: BracketPart;
  part_round: number;
}

export interface BracketLine {
  rounds: number;
  ties: TieLine[];
  is_double: boolean;
}

/** A ball as it came out: the `pick`th (from 0) of `among`. `group` where it was a draw of groups. */
export interface BallLine {
  team: number;
  pick: number;
  among: number;
  group: number | null;
}

/** A draw: its number and the published seed repeat it. */
export interface LotLine {
  lot: number;
  what: string;
  by: string;
  at: number;
  balls: BallLine[];
}

export interface ScorerLine {
  name: string;
  team: number;
  goals: number;
}

/** The day of a round, also of one that is not paired yet. */
export interface DateLine {
  stage: string;
  round: number;
  date: MatchDate;
}

/** A team that has signed up; `state` is waiting, admitted or rejected. */
export interface ApplicantLine {
  number: number;
  name: string;
  at: number;
  state: string;
  guest: string | null;
}

/** Teams may sign up until `closes` (ms UTC). */
export interface SignUpLine {
  closes: number;
  places: number;
  approve: boolean;
  player: string;
}

/**
 * An entry: `what` happened; `figures` are the result it gave, `before` the one it put right. `teams` are
 * those it is about, `sides` those of its match. `struck`: it does not count any more; `strikeable`: it can
 * be struck out.
 */
export interface HistoryLine {
  number: number;
  at: number;
  by: string;
  what: string;
  match: string;
  teams: number[];
  sides: number[];
  figures: Figures | null;
  before: Figures | null;
  note: string;
  points: number;
  struck: boolean;
  strikeable: boolean;
  date: MatchDate | null;
}

/**
 * The whole competition. `version` is the number of the last entry; `next` what is to be done now. `history`
 * are the latest entries only: there are as many as the version says.
 */
export interface Competition {
  id: string;
  name: string;
  game: string;
  options: Record<string, boolean | number | string | Document>;
  kind: Kind;
  terms: Terms;
  seed: number;
  version: number;
  next: NextStep;
  champion: number | null;
  podium: number[][];
  teams: TeamLine[];
  matches: MatchLine[];
  rounds: RoundLine[];
  tables: TableLine[];
  bracket: BracketLine | null;
  lots: LotLine[];
  scorers: ScorerLine[];
  history: HistoryLine[];
  dates: DateLine[];
  sign_up: SignUpLine | null;
  applicants: ApplicantLine[];
  owner: string | null;
  created: number;
  touched: number;
  field_due: number;
}

// -- tavolino.server.schemas.base

/** How much of something is done. */
export interface JobProgress {
  done: number;
  total: number;
}

// -- tavolino.server.schemas.competitions

/** A team and who plays it: `cardboard` (results are typed in), `person`, or a bot. `mine`: you play it. */
export interface NewTeam {
  name: string;
  player?: string;
  mine?: boolean;
}

/** The regulations as a form gives them. Without `points` they are the box's, or the usual ones. */
export interface NewTerms {
  tiebreaks: TieBreak[];
  head_to_head: HeadToHead;
  legs: number;
  final_legs: number;
  best_of: number;
  away_goals: boolean;
  level: LevelTie;
  third_place: boolean;
  groups: number;
  through: number;
  best_next: number;
  rounds: number;
  seeding: Seeding;
  withdrawal: Withdrawal;
  forfeit_goals: number;
  deputies: boolean;
  duplicate: Duplicate;
  field_tables: number;
  field_bot: string;
  points: [number, number, number] | null;
}

/**
 * A competition to be held. What `options` and `terms` leave out is as in the game's box, or as usual;
 * without a `seed` one is drawn. `public`: it is in everyone's list; all others need its address. `sign_up`:
 * teams are still to sign up, so there may be fewer than it takes, or none.
 */
export interface NewCompetition {
  name: string;
  game: string;
  kind: Kind;
  teams: NewTeam[];
  options?: Record<string, boolean | number | string | DocumentText>;
  terms?: Partial<NewTerms>;
  seed?: number | null;
  public?: boolean;
  sign_up?: boolean;
}

export interface CompetitionChangeRequest {
  public: boolean;
}

/** A competition in a list. Times in ms UTC. */
export interface CompetitionInfo {
  id: string;
  name: string;
  game: string;
  kind: Kind;
  teams: number;
  mine: boolean;
  created: number;
  touched: number;
  finished: number | null;
}

/** A box of the bracket: which round it is of, and by what it was decided. */
export interface TieTexts {
  name: string;
  decision: string;
}

/**
 * What a competition says in the reader's language. `rounds` and their `dates`, `ties` and `history` are in
 * the order of the rounds, of the bracket and of the entries; `reasons` and `notes` by table, in the order of
 * the placings. `sources` say where a team comes from that is not known yet.
 */
export interface CompetitionTexts {
  rounds: string[];
  reasons: string[][];
  notes: string[][][];
  ties: TieTexts[];
  sources: Record<string, string>;
  history: string[];
  regulations: string[];
  dates: string[];
}

/**
 * Everything there is to show, and what you may do: organise, and play `own` teams, or of a pair the matches
 * with seats changed (`seconds`). `free`: teams of people that nobody has taken yet, `partners_wanted` the
 * pairs that want a second. `applied`: the number of your own application, if you have signed a team up.
 */
export interface CompetitionSheet {
  competition: Competition;
  words: CompetitionTexts;
  organises: boolean;
  owns: boolean;
  public: boolean;
  own: number[];
  seconds: number[];
  free: number[];
  partners_wanted: number[];
  applied: number | null;
  simulation: JobProgress | null;
}

/** The whole history, and each of its lines in the reader's language. */
export interface HistoryPage {
  lines: HistoryLine[];
  texts: string[];
}

/** What those at one table played among themselves, seat by seat in the order of the match's teams. */
export interface EveningSheet {
  evening: InnerEvening;
}

/**
 * What the socket of a competition sends: a page that shows another version fetches the competition again.
 */
export interface CompetitionNews {
  is: "news";
  version: number;
  simulation: JobProgress | null;
}

/** With this key others organise too: told this once only. A new one makes the old one useless. */
export interface OrganiserKey {
  key: string;
}

/** The table whose report tells of a match. */
export interface ReportPlace {
  id: string;
}

/** The table where a match is played, and the secrets of your seats there, by seat. */
export interface FixtureTable {
  id: string;
  secrets: Record<string, string>;
}

export interface ChangeRequest {
  seen?: number | null;
}

/** `side` 0 is the team at home. */
export interface ScorerRequest {
  side: number;
  name: string;
  goals?: number;
}

/**
 * A score by side, the home team's first; `extra` are the goals of extra time alone. `cards` are penalty
 * points for fair play. `corrects` is the version of the result that it puts right.
 */
export interface ResultRequest {
  seen?: number | null;
  goals: number[];
  extra?: [number, number] | null;
  penalties?: [number, number] | null;
  scorers?: ScorerRequest[];
  cards?: number[];
  corrects?: number | null;
}

/** The result of this version is struck out: the match is to be played. */
export interface AnnulRequest {
  seen?: number | null;
  corrects: number;
}

/** Who forfeits; `corrects` as in a correction, if there was a result. */
export interface ForfeitRequest {
  seen?: number | null;
  side: Forfeit;
  corrects?: number | null;
}

/**
 * A day as 2026-11-20, a time as 20:30 by the clock on the wall there, a place; no day takes the date away.
 */
export interface DateRequest {
  seen?: number | null;
  day?: string;
  time?: string;
  place?: string;
}

/** To a day, or until whatever you have agreed on. */
export interface PostponeRequest {
  seen?: number | null;
  day?: string;
  time?: string;
  place?: string;
  until?: string;
}

/** Teams may sign up until `closes` (ms UTC). `approve`: you let each of them in. */
export interface OpenSignUpRequest {
  seen?: number | null;
  closes: number;
  places: number;
  approve?: boolean;
  player?: string;
}

/** The team that you sign up. */
export interface SignUpRequest {
  name: string;
}

/** A bot that plays for the team from now on; none: it plays for itself again. */
export interface DeputyRequest {
  seen?: number | null;
  bot?: string;
}

/** Points taken off a team, or given if negative. */
export interface PointsRequest {
  seen?: number | null;
  points: number;
  why?: string;
}

/** Another name, for a team or for the competition. */
export interface NameRequest {
  seen?: number | null;
  name: string;
}

/** A team that enters now. */
export interface LateEntryRequest {
  seen?: number | null;
  name: string;
  player?: string;
}

/** All regulations as they are from now on. */
export interface TermsRequest {
  seen?: number | null;
  terms: Partial<Terms>;
}

/** The number of the change that is struck out. */
export interface StrikeRequest {
  seen?: number | null;
  entry: number;
}

/** How a match is played: `pace` in seconds between moves, and on a `stage` (on, off) or not. */
export interface PlayFixtureRequest {
  pace?: number;
  stage?: string;
}

// -- tavolino.server.schemas.daily

/**
 * How somebody has done: `own` against `other`. `late`: they came to the end when the cards were open to all.
 */
export interface DailyResult {
  table: string;
  name: string;
  own: number;
  other: number;
  ending: "drawn" | "lost" | "won";
  late: boolean;
  mine: boolean;
}

/** So many have ended like this, in time. */
export interface DailyScore {
  own: number;
  other: number;
  ending: "drawn" | "lost" | "won";
  times: number;
}

/**
 * The deal of a day. `opponent` is a bot, and `level` says in words how strong; the day `ends` then, in ms
 * UTC, or is `over`; `table` is yours, if you have begun, and `done` says whether you have come to its end.
 * `played` is how many have. `scores` and `results` (the best first, so many of them) are told to whoever has
 * played it, and to all when it is over. `record_version` is that of its records: it says how the cards
 * follow from the seed.
 */
export interface DailyInfo {
  day: string;
  game: string;
  opponent: string;
  opponent_name: string;
  level: string;
  record_version: number;
  ends: number;
  over: boolean;
  table: string | null;
  done: boolean;
  played: number;
  scores: DailyScore[];
  results: DailyResult[];
}

// -- tavolino.server.schemas.games

/**
 * A game on the shelf: the numbers of `seats` it can be played with under its usual rules, the usual one
 * first, and of `players` under any, about how many `minutes` it takes, how hard it is (1 to 3), and some
 * cards to show on its box.
 */
export interface GameSummary {
  id: string;
  name: string;
  tagline: string;
  seats: number[];
  players: number[];
  minutes: number;
  difficulty: number;
  showcase: string[];
}

/** One of the values of an option, and what it means. */
export interface OptionValue {
  value: boolean | number | string;
  text: string;
}

/** A rule option. `kind`: flag, choice, several (up to `most`, with commas), number, or document (a file). */
export interface OptionInfo {
  name: string;
  text: string;
  kind: OptionKind;
  default: boolean | number | string;
  values: OptionValue[];
  lowest: number;
  highest: number;
  most: number;
}

/**
 * A competition of the box: a cup, a league or a season (`family`), for so many teams at most, with the
 * options of its matches and the points for a win, a draw and a defeat.
 */
export interface BoxCompetitionInfo {
  family: string;
  kind: Kind;
  most: number;
  options: Record<string, boolean | number | string>;
  points: [number, number, number];
}

/** Cards that can be printed alone: a deck, or those of a club. */
export interface PrintChoice {
  id: string;
  name: string;
}

/** All that one needs to know to open a table or to start a competition. */
export interface GameDetails {
  id: string;
  name: string;
  tagline: string;
  seats: number[];
  players: number[];
  minutes: number;
  difficulty: number;
  showcase: string[];
  options: OptionInfo[];
  box_competitions: BoxCompetitionInfo[];
  decks: string[];
  own_decks: string[];
  draws: boolean;
  prints: ("aid" | "cards" | "lineup" | "pieces" | "rules" | "sheet")[];
  printed_cards: PrintChoice[];
}

/** House rules that have been chosen. */
export interface SeatCountsRequest {
  options?: Record<string, boolean | number | string>;
}

/** The numbers of seats that a game can be played with under some house rules, the usual one first. */
export interface SeatCounts {
  seats: number[];
}

/** A bot that can sit down at a table. */
export interface BotInfo {
  id: string;
  name: string;
}

/**
 * The rules page as a tree, the rulings it gives reasons for with the articles they are in, and its pictures.
 */
export interface RulesInfo {
  language: string;
  title: string;
  blocks: (Paragraph | RulesTable)[];
  sections: RulesSection[];
  rulings: Record<string, string[]>;
  diagrams: Diagram[];
}

/**
 * `n` cards of a kind: their name, what they do, what the printed booklet calls them (nothing, if it names
 * them nowhere), the address of their drawing, whether each copy shows a person of its own, and what the
 * game's board needs to know of them.
 */
export interface CardInfo {
  card: string;
  n: number;
  name: string;
  help: string;
  booklet: string;
  face: string;
  has_people: boolean;
  data: CardData[keyof CardData] | Record<string, never>;
}

/** A deck of the box. */
export interface DeckInfo {
  name: string;
  title: string;
  cards: CardInfo[];
}

/** A column that a deck can be listed and sorted by. */
export interface DeckColumnInfo {
  name: string;
  title: string;
}

/** A deck that people can write: its option, the endings of its files, and the cards of the box as a list. */
export interface OwnDeckInfo {
  option: string;
  endings: string[];
  columns: DeckColumnInfo[];
  rows: ((number | string)[])[];
}

/** All decks of a game. */
export interface GameDecks {
  decks: DeckInfo[];
  own_decks: OwnDeckInfo[];
}

/** A file of one's own. */
export interface DocumentText {
  name: string;
  text: string;
}

/** A deck to be checked, perhaps for a number of seats; `option` says which deck it is meant to be. */
export interface DeckCheckRequest {
  name: string;
  text: string;
  option?: string;
  seats?: number | null;
}

/** A card of a deck of one's own, to be drawn: by its id, or by its place in a file whose cards have none. */
export interface CardFaceRequest {
  name: string;
  text: string;
  card?: string;
  row?: number;
  option?: string;
}

/**
 * A deck of one's own, to be printed: its option, and the decks or cards that are wanted of the game with it.
 */
export interface OwnCardsRequest {
  name: string;
  text: string;
  option?: string;
  only?: string[];
}

/**
 * One thing to put right. Line 0 is the file as a whole; `fields` are those of the card that it is about.
 * `message` says where it is and what; `detail` only what.
 */
export interface DeckFaultInfo {
  line: number;
  card: string;
  fields: string[];
  code: string;
  message: string;
  detail: string;
}

/** Whether a deck can be played with: all that is wrong, or how many cards it has, and for how many seats. */
export interface DeckCheck {
  option: string;
  good: boolean;
  faults: DeckFaultInfo[];
  cards: number;
  seats: number;
  message: string;
}

// -- tavolino.server.schemas.server

/** What is wrong. `details` are for programs: the places in a request or a deck that won't do. */
export interface Problem {
  code: string;
  message: string;
  article: string | null;
  details?: Record<string, unknown>;
}

/** `build`: compiled or pure. */
export interface Health {
  ok: boolean;
  version: string;
  build: string;
  tables: number;
}

/** The link that others on the same network reach this server by; empty: it is for this computer alone. */
export interface NetworkInfo {
  lan: string;
}

/** What a phone is to read. */
export interface QrRequest {
  text: string;
}

// -- tavolino.server.schemas.tables

export interface NewGuest {
  name: string;
  language?: string;
}

export interface GuestChange {
  name?: string | null;
  language?: string | null;
}

/** Whoever asks. */
export interface Me {
  id: string;
  name: string;
  language: string;
}

/** A new guest. The secret is told this once: keep it, it is all that says who you are. */
export interface NewGuestCreated {
  id: string;
  name: string;
  language: string;
  secret: string;
}

/** Another browser, by a name that its owner knows it by. */
export interface NewDevice {
  label?: string;
}

/** Another browser of a guest, and its secret, told this once only. */
export interface NewDeviceAdded {
  id: string;
  secret: string;
}

/** A browser that is let in as the guest; `here`: the one that asks. Times in ms UTC. */
export interface DeviceInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Write it down: whoever has it can be you. */
export interface RecoveryPhrase {
  phrase: string;
}

export interface RecoveryRequest {
  phrase: string;
  label?: string;
}

/** Who is to sit there: `person` (you, or somebody beside you under a `name`), `open`, or a bot. */
export interface NewSeatRequest {
  player?: string;
  name?: string;
}

/**
 * `clock`: `none`, `move SECONDS`, `match SECONDS INCREMENT` or `days DAYS`. `late` and `gone`: wait, deputy
 * or forfeit. `grace` in seconds before somebody counts as gone; `pace` in seconds between moves. `hints`:
 * on, off, or alone (while one person plays against bots). `stage` (on, off): between moves everyone is shown
 * what has happened, interruptions have a window, and an only move is made for whoever has it.
 */
export interface TableSettings {
  clock?: string;
  late?: string;
  gone?: string;
  grace?: number;
  deputy?: string;
  pace?: number;
  hints?: string;
  stage?: string;
}

/** A table to be opened. `delay`: how many seconds later spectators see everything. */
export interface NewTableRequest {
  game: string;
  seats: NewSeatRequest[];
  options?: Record<string, boolean | number | string | DocumentText>;
  settings?: TableSettings;
  public?: boolean;
  chat?: boolean;
  delay?: number;
}

/**
 * A new table. `secrets` are those of your seats and `invites` those of the open ones, by seat: told this
 * once only. `code` is a short word to join by.
 */
export interface OpenedTable {
  id: string;
  code: string | null;
  secrets: Record<string, string>;
  invites: Record<string, string>;
}

/**
 * A table in a list: nothing of the match itself. `seat` is yours, if you have one; `practice`: the match
 * goes on from another one. Times in ms UTC.
 */
export interface TableInfo {
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
  practice: boolean;
}

/** Take an open seat: with its invitation, with the table's code, or on a public table with neither. */
export interface JoinRequest {
  seat?: number | null;
  invite?: string;
  code?: string;
}

/** Somebody who has said something at a table: who sits there, or a spectator by the name in the chat. */
export interface SpeakerRequest {
  seat?: number | null;
  name?: string;
}

/** Take the first open seat of the table that goes by this code. */
export interface JoinByCodeRequest {
  code: string;
}

/** The seat you have taken, and its secret, told this once only. */
export interface JoinedTable {
  id: string;
  seat: number;
  secret: string;
}

/** A bot's name, or `open`. */
export interface SeatChange {
  player: string;
}

/** The new invitation, if the seat is open now. */
export interface SeatChanged {
  invite: string | null;
}

/** Play on after so many moves, at this seat, against bots of this kind. */
export interface BranchRequest {
  move: number;
  seat: number;
  bot: string;
}

// -- tavolino.table.view

/** Who sits there; is a deputy playing, and if the seat is out, why. */
export interface SeatView {
  name: string;
  player: string;
  here: boolean;
  deputy: boolean;
  out: string;
}

/** What somebody asks of the others, and who has agreed. */
export interface RequestView {
  seat: number;
  what: "draw" | "undo";
  moves: number;
  agreed: number[];
}

// -- tools.lessons

/** An event without its sentence, which is in `LessonTexts`. */
export interface LessonEvent {
  n: number;
  event: { event: string; [key: string]: EventValue };
  scene: SceneKind;
}

/** What a scene says in one language: the question, the label of the move, the sentences of the events. */
export interface LessonTexts {
  asks: string;
  label: string;
  events: string[];
}

export interface LessonLanguages {
  en: LessonTexts;
  it: LessonTexts;
  ro: LessonTexts;
}

/** What the learner sees, and the move to make now; None where others play. It is the only legal move. */
export interface LessonScene {
  move: number | null;
  view: View;
  table: TableSnapshot;
  events: LessonEvent[];
  words: LessonLanguages;
}

/** A lesson, "your first goal": a few moves of a real match. */
export interface Lesson {
  game: string;
  seat: number;
  scenes: LessonScene[];
}
