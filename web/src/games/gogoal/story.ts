/** What the stage shows while scenes are played: the view is still that of before, and events of the next one have been
 * told. */

import { zoneOf } from "../../live/zones";
import type { Scene } from "../../director/scene_queue";
import type { GoGoalAttack, GoGoalBoard, ToldEvent, View, Zone } from "../../server/schema";

/** A card that stops an attack, and who plays it. */
export interface Answer {
  card: string;
  seat: number;
}

/** The attack on the table, by the events that were told, else by the view. */
export function attackDuring(view: View, ahead: ToldEvent[]): GoGoalAttack | null {
  const told = ahead.findLast(({ event }) => event.event in ATTACKS);
  return told ? attackOf(told) : (view.board as GoGoalBoard).attack;
}

/** The card of each event that is an attack; null: the event names it. */
const ATTACKS: Record<string, string | null> = { attack: null, "show-yellow": "yellow", "show-red": "red" };

function attackOf({ event }: ToldEvent): GoGoalAttack {
  const referee = ATTACKS[event.event];
  return {
    card: referee ?? String(event["card"]),
    seat: Number(event["seat"]),
    target: Number(event["other"]),
    footballer: referee ? String(event["card"]) : null,
  };
}

export function answerDuring(ahead: ToldEvent[]): Answer | null {
  const event = ahead.findLast((told) => told.event.event === "stopped")?.event;
  return event ? { card: String(event["card"]), seat: Number(event["seat"]) } : null;
}

/** How many more of a footballer each event makes. */
const CHANGES: Record<string, 1 | -1> = {
  join: 1,
  replacement: 1,
  "makes-room": -1,
  booked: -1,
  "sent-off": -1,
};

/** The view with the teams as they are after the events that were told. */
export function withTeamsDuring(view: View, ahead: ToldEvent[]): View {
  return ahead.reduce((before, { event }) => {
    const by = CHANGES[event.event];
    return by ? withChange(before, Number(event["seat"]), String(event["card"]), by) : before;
  }, view);
}

function withChange(view: View, seat: number, card: string, by: number): View {
  const team = zoneOf(view, "team", seat);
  if (!team) return view;
  return { ...view, zones: view.zones.map((zone) => (zone === team ? changeCount(team, card, by) : zone)) };
}

function changeCount(team: Zone, card: string, by: number): Zone {
  const others = team.cards.filter((one) => one.card !== card);
  const n = (team.cards.find((one) => one.card === card)?.n ?? 0) + by;
  return { ...team, size: team.size + by, cards: n > 0 ? [...others, { card, n }] : others };
}

/** Are the teams being turned over? */
export const isTeamScene = (scene: Scene | null): boolean => scene?.told.event.event === "team";

/** Who has chosen three and waits for the others: their cards lie face down. */
export function hasChosen(view: View, seat: number): boolean {
  return view.ask?.key === "field" && !view.to_act.includes(seat) && !zoneOf(view, "team", seat)?.size;
}

/** The seats that are one goal short, once somebody is; empty where the first goal wins. */
export function oneGoalShort(view: View): number[] {
  const wanted = (view.board as GoGoalBoard).goals_to_win;
  if (view.over || wanted < 2) return [];
  return view.scores.flatMap((goals, seat) => (goals === wanted - 1 ? [seat] : []));
}

/** The deck that a card was drawn from; unknown decks are the actions'. */
export const deckOfDraw = ({ event }: ToldEvent): string =>
  event["deck"] === "players" ? "players" : "actions";
