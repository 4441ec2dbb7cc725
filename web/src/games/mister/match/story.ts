/** A match as its events tell it: the card in play, what each of its phases came to, and who has left the pitch. */

import type { ToldEvent, View } from "../../../server/schema";
import { misterBoard } from "../footballers";
import type { Position } from "../formation";

type Mark = "won" | "lost" | "open";

/** One event of an attack. Those it is about are named as the event names them. */
export interface PhaseStep {
  kind: string;
  mark: Mark;
  /** The phase of the card that it plays; as many as there are phases for the shot; null for none of them. */
  phase: number | null;
  by: string | null;
  rival: string | null;
  position: Position | null;
}

export interface CardStory {
  /** The action card; none in a shoot-out. */
  card: string | null;
  attacker: number | null;
  defender: number | null;
  bonus: number;
  minute: number | null;
  steps: PhaseStep[];
  /** The names of those who left in this match, and of those who came on, by seat and position. */
  gone: string[];
  cameOn: Record<string, string>;
}

const OPENING = new Set(["attack", "card", "kick"]);
const RESETS = new Set(["kick-off", "round", "draft-begins"]);
/** Events that play a phase of a card, and what came of it for the attacker. */
const PHASES: Record<string, Mark> = {
  "duel-won": "won",
  "duel-lost": "lost",
  unopposed: "won",
  "nobody-there": "lost",
  crosser: "won",
  "no-crosser": "lost",
  launch: "won",
  "no-launch": "lost",
  "over-the-wall": "won",
  blocked: "lost",
  trick: "won",
  "no-trick": "lost",
  leader: "won",
  "no-leader": "lost",
  taker: "won",
  lifted: "won",
  "sent-off": "lost",
  injured: "lost",
};
/** Events of the shot, and of what follows a card. */
const OTHERS: Record<string, Mark> = {
  shot: "open",
  directions: "open",
  goal: "won",
  saved: "lost",
  "kick-goal": "won",
  "kick-saved": "lost",
  "comes-on": "won",
};
const AT_GOAL = new Set(["shot", "directions", "goal", "saved"]);

const NOTHING_YET: CardStory = {
  card: null,
  attacker: null,
  defender: null,
  bonus: 0,
  minute: null,
  steps: [],
  gone: [],
  cameOn: {},
};

export function storyOf(events: ToldEvent[]): CardStory {
  return events.reduce(goOn, NOTHING_YET);
}

function goOn(story: CardStory, { event }: ToldEvent): CardStory {
  const kind = event.event;
  if (RESETS.has(kind)) return NOTHING_YET;
  if (OPENING.has(kind)) return { ...opened(event), gone: story.gone, cameOn: story.cameOn };
  const mark = PHASES[kind] ?? OTHERS[kind];
  if (!mark) return story;
  return withChanges({ ...story, steps: [...story.steps, stepOf(story, mark, event)] }, event);
}

function opened(event: ToldEvent["event"]): CardStory {
  return {
    ...NOTHING_YET,
    card: word(event["card"]),
    attacker: number(event["seat"]),
    defender: number(event["other"]),
    bonus: number(event["bonus"]) ?? 0,
    minute: number(event["minute"]),
  };
}

function stepOf(story: CardStory, mark: Mark, event: ToldEvent["event"]): PhaseStep {
  const kind = event.event;
  const played = story.steps.filter((step) => step.kind in PHASES).length;
  return {
    kind,
    mark,
    phase: kind in PHASES || AT_GOAL.has(kind) ? played : null,
    by: word(event["by"]),
    rival: word(event["rival"]) ?? word(event["keeper"]),
    position: word(event["position"]) as Position | null,
  };
}

/** Who is not on the pitch any more, and who is. */
function withChanges(story: CardStory, event: ToldEvent["event"]): CardStory {
  const by = word(event["by"]);
  if (by && (event.event === "sent-off" || event.event === "injured"))
    return { ...story, gone: [...story.gone, by] };
  if (by && event.event === "comes-on")
    return { ...story, cameOn: { ...story.cameOn, [`${event["seat"]}/${event["position"]}`]: by } };
  return story;
}

/** Of two matches at the same time a manager sees the own one; a spectator sees both. */
export function isOfMatch({ event }: ToldEvent, view: View, seat: number | null): boolean {
  const own = misterBoard(view).fixtures.find(({ home, away }) => home === seat || away === seat);
  if (!own || event["other"] === undefined) return true;
  return [own.home, own.away].includes(Number(event["seat"]));
}

export interface Kick {
  seat: number;
  isGoal: boolean;
}

/** The kicks of the shoot-out that is on, or was the last. */
export function kicksOf(events: ToldEvent[]): Kick[] {
  const start = events.findLastIndex((told) => told.event.event === "shoot-out");
  return events
    .slice(start < 0 ? events.length : start)
    .filter(({ event }) => event.event === "kick-goal" || event.event === "kick-saved")
    .map(({ event }) => ({ seat: Number(event["seat"]), isGoal: event.event === "kick-goal" }));
}

const word = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
