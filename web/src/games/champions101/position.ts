/** How the match stands on the stage while its story is still being told: the last view, and the events seen since. */

import type { TableStore } from "../../live/table_store.svelte";
import { zoneOf } from "../../live/zones";
import type { ChampionsBoard, ChampionsKick, EventValue, ToldEvent, View, Zone } from "../../server/schema";

/** A card on top of a pile: the colour that it counts as, and which of its kind it is among the public ones. */
export interface PileTop {
  card: string;
  colour: string;
  nth: number;
}

/** `below` is seen until the top card has landed. */
interface Pile {
  top: PileTop | null;
  below: PileTop | null;
  size: number;
  /** Who laid the top card, if that was seen. */
  by: number | null;
}

export interface PitchState {
  ball: number;
  /** How far the ball is from goal: the cards in its owner's hand, but for a play that is not resolved yet. */
  distance: number;
  hands: number[];
  piles: { footballers: Pile; balls: Pile };
  deck: number;
  /** The viewer's own cards. */
  mine: Record<string, number>;
  /** How many cards of a kind everybody has seen. */
  seen: Record<string, number>;
  turned: string | null;
  kicks: ChampionsKick[][];
}

export const PENALTY = "penalty";
const KINDS = ["red-footballer", "red-ball", "blue-footballer", "blue-ball", PENALTY];
export const PILES = ["footballers", "balls"] as const;
export type PileName = (typeof PILES)[number];
export type Tops = Record<PileName, PileTop | null>;

export const colourOf = (card: string): string => card.slice(0, card.indexOf("-"));
export const isBall = (card: string): boolean => card.endsWith("-ball");
export const pileOf = (card: string): PileName => (isBall(card) ? "balls" : "footballers");

export function positionOf(view: View): PitchState {
  const board = view.board as ChampionsBoard;
  const me = view.seat ?? 0;
  const own = view.seat === null ? [] : (zoneOf(view, "hand", me)?.cards ?? []);
  const seen = countIn(view, ["footballers", "balls", "out", "kicked", "turned"]);
  const hands = [0, 1].map((seat) => zoneOf(view, "hand", seat)?.size ?? 0);
  return {
    ball: board.ball,
    distance: hands[board.ball] ?? 0,
    hands,
    piles: { footballers: pileAt(view, "footballers", seen), balls: pileAt(view, "balls", seen) },
    deck: zoneOf(view, "deck")?.size ?? 0,
    mine: Object.fromEntries(own.map(({ card, n }) => [card, n])),
    seen,
    turned: zoneOf(view, "turned")?.cards[0]?.card ?? null,
    kicks: board.shoot_out?.kicks ?? [[], []],
  };
}

function countIn(view: View, kinds: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const zone of view.zones.filter(({ kind }) => kinds.includes(kind)))
    for (const { card, n } of zone.cards) counts[card] = (counts[card] ?? 0) + n;
  return counts;
}

function pileAt(view: View, name: PileName, seen: Record<string, number>): Pile {
  const zone = zoneOf(view, name);
  const colour = (view.board as ChampionsBoard)[name].colour;
  const card = zone?.cards[0]?.card;
  const top = card && colour ? { card, colour, nth: (seen[card] ?? 1) - 1 } : null;
  return { top, below: null, size: zone?.size ?? 0, by: null };
}

// -- The story

type Told = ToldEvent["event"];
type PitchChange = (position: PitchState, told: Told, me: number | null) => void;

const seatIn = (told: Told): number => Number(told["seat"]);
const cardsIn = (value: EventValue | undefined): string[] => (Array.isArray(value) ? value : []);

/** Put a card on its pile; a joker counts as another. */
function put(position: PitchState, card: string, by: number | null, standsFor = card): void {
  const pile = position.piles[pileOf(standsFor)];
  const nth = position.seen[card] ?? 0;
  position.seen[card] = nth + 1;
  pile.below = pile.top;
  pile.top = { card, colour: colourOf(standsFor), nth };
  pile.size += 1;
  pile.by = by;
}

/** Cards that leave a hand and are seen. */
function leave(position: PitchState, told: Told, cards: string[], me: number | null): void {
  lose(position, seatIn(told), cards.length, cards, me);
}

function get(position: PitchState, seat: number, n: number, cards: string[], me: number | null): void {
  position.hands[seat] = (position.hands[seat] ?? 0) + n;
  if (seat === me) for (const card of cards) position.mine[card] = (position.mine[card] ?? 0) + 1;
}

function lose(position: PitchState, seat: number, n: number, cards: string[], me: number | null): void {
  position.hands[seat] = Math.max(0, (position.hands[seat] ?? 0) - n);
  if (seat === me)
    for (const card of cards) position.mine[card] = Math.max(0, (position.mine[card] ?? 0) - 1);
}

const lostTo: PitchChange = (position, told) => void (position.ball = Number(told["other"]));
const keptBy: PitchChange = (position, told) => void (position.ball = seatIn(told));

/** What is to be seen as soon as the scene of an event begins. */
const BEGINS: Record<string, PitchChange> = {
  lay(position, told, me) {
    const cards = cardsIn(told["cards"]);
    leave(position, told, cards, me);
    for (const card of cards) put(position, card, seatIn(told));
  },
  joker(position, told, me) {
    const first = String(told["first"]);
    leave(position, told, [first, PENALTY], me);
    put(position, first, seatIn(told));
    put(position, PENALTY, seatIn(told), String(told["stands_for"]));
  },
  claim(position, told, me) {
    const first = String(told["first"]);
    leave(position, told, [first, PENALTY], me);
    put(position, first, seatIn(told));
  },
  penalties: (position, told, me) => leave(position, told, [PENALTY, PENALTY], me),
  foul: (position, told, me) => leave(position, told, [PENALTY], me),
  "foul-kick": (position, told, me) => leave(position, told, [PENALTY], me),
  "pass-lost": lostTo,
  cleared: lostTo,
  saved: lostTo,
  "kick-saved": lostTo,
  counter: keptBy,
  draw(position, told, me) {
    get(position, seatIn(told), Number(told["n"]), cardsIn(told["cards"]), me);
    position.deck = Math.max(0, position.deck - Number(told["n"]));
  },
  give(position, told, me) {
    const cards = cardsIn(told["cards"]);
    lose(position, seatIn(told), Number(told["n"]), cards, me);
    get(position, Number(told["other"]), Number(told["n"]), cards, me);
  },
  surplus(position, told, me) {
    lose(position, seatIn(told), Number(told["n"]), cardsIn(told["cards"]), me);
  },
  kick(position, told, me) {
    position.ball = seatIn(told);
    position.hands[seatIn(told)] = 0;
    if (seatIn(told) === me) position.mine = {};
  },
  "strike-goal": (position, told, me) => leave(position, told, [String(told["card"])], me),
  "strike-saved": (position, told, me) => leave(position, told, [String(told["card"])], me),
};

/** Plays that are not resolved yet: the ball waits. */
const UNRESOLVED = ["lay", "joker", "claim", "penalties", "foul", "foul-kick"];

/** A pass leads to the card that is drawn for it. */
function walk(position: PitchState, told: Told): void {
  if (UNRESOLVED.includes(told.event)) return;
  position.distance = told.event === "pass" ? Number(told["left"]) : (position.hands[position.ball] ?? 0);
}

/** What is to be seen once the hidden card of a scene lies open. */
const TURNS: Record<string, PitchChange> = {
  shot(position, told) {
    position.deck -= 1;
    if (told["card"] !== PENALTY) put(position, String(told["card"]), null);
  },
  kick(position, told) {
    position.deck = Math.max(0, position.deck - 2);
    for (const card of cardsIn(told["cards"])) put(position, card, null);
  },
  "turn-up": (position, told) => void (position.turned = String(told["card"])),
  "strike-goal": (position, told) => addKick(position, told, true),
  "strike-saved": (position, told) => addKick(position, told, false),
};

function addKick(position: PitchState, told: Told, is_goal: boolean): void {
  position.kicks[seatIn(told)]?.push({ card: String(told["card"]), is_goal });
}

/** What is to be seen when the scene is over: after a goal the pitch is swept. */
const ENDS: Record<string, PitchChange> = {
  goal(position, told) {
    const empty = (): Pile => ({ top: null, below: null, size: 0, by: null });
    position.piles = { footballers: empty(), balls: empty() };
    position.ball = Number(told["other"]);
  },
};

/** The events since the last view: some have been shown, one is on the stage, and maybe its card is turned. */
export interface ToldSoFar {
  over: ToldEvent[];
  now: ToldEvent[];
  isTurned: boolean;
}

export function storyOf(table: TableStore): ToldSoFar {
  const scene = table.director.scene;
  const now = scene?.together ?? [];
  const first = now[0]?.n ?? Infinity;
  const known = table.state ? table.state.since + table.state.events.length : 0;
  return {
    over: table.events.filter(({ n }) => n >= known && n < first),
    now,
    isTurned: table.events.some(({ n }) => n === first),
  };
}

export function tellOn(start: PitchState, { over, now, isTurned }: ToldSoFar, me: number | null): PitchState {
  const position = structuredClone(start);
  const take = ({ event }: ToldEvent, steps: Record<string, PitchChange>[]) => {
    steps.forEach((step) => step[event.event]?.(position, event, me));
    walk(position, event);
  };
  for (const told of over) take(told, [BEGINS, TURNS, ENDS]);
  for (const told of now) take(told, isTurned ? [BEGINS, TURNS] : [BEGINS]);
  return position;
}

/** The viewer's own move, before the server has said anything of it. */
export function layCards(start: PitchState, cards: string[], tops: Tops, me: number): PitchState {
  const position = structuredClone(start);
  for (const card of cards) position.seen[card] = (position.seen[card] ?? 0) + 1;
  for (const name of PILES) {
    const { top, size } = position.piles[name];
    if (tops[name]) position.piles[name] = { top: tops[name], below: top, size: size + 1, by: me };
  }
  position.hands[me] = Math.max(0, (position.hands[me] ?? 0) - cards.length);
  return position;
}

/** The viewer's hand as a zone of the stage. Its faces go on from those already seen, so a card keeps its own on the
 * pile. What is on its way to the server, the hand takes out itself. */
export function handZone(zone: Zone, mine: Record<string, number>, sent: string[]): Zone {
  const count = (card: string) => (mine[card] ?? 0) + sent.filter((one) => one === card).length;
  const cards = KINDS.map((card) => ({ card, n: count(card) })).filter(({ n }) => n);
  return { ...zone, owner: null, cards, size: cards.reduce((sum, { n }) => sum + n, 0) };
}
