/** The match as scenes: what each event shows, on which card, and how the attack has gone so far. */

import type { ToldEvent, View } from "../../../server/schema";
import { fixturesOf } from "./fixtures";

type Mark = "won" | "lost" | "open";

interface SceneStep {
  n: number;
  mark: Mark;
  text: string;
}

export interface Scene {
  n: number;
  kind: string;
  /** The action card; none in a shoot-out. */
  card: string | null;
  attacker: number;
  defender: number;
  bonus: number;
  /** The names of those it is about, as the event tells them. */
  by: string | null;
  rival: string | null;
  letter: string | null;
  shot: string | null;
  dive: string | null;
  steps: SceneStep[];
}

const OPENING = ["attack", "card", "kick"];
const WON =
  "duel-won unopposed crosser launch over-the-wall trick leader lifted taker comes-on goal kick-goal".split(
    " ",
  );
const LOST =
  "duel-lost nobody-there no-crosser no-launch blocked no-trick no-leader sent-off injured saved kick-saved".split(
    " ",
  );
const OPEN = ["shot", "directions"];
const SHOWN = [...OPENING, ...WON, ...LOST, ...OPEN];

/** The scenes from event `from` on; the card that they belong to may have been turned before. */
export function scenesFrom(events: ToldEvent[], from: number): Scene[] {
  const first = events.slice(0, from + 1).findLastIndex((told) => OPENING.includes(told.event.event));
  const scenes: Scene[] = [];
  for (const told of events.slice(Math.max(0, first)).filter((told) => SHOWN.includes(told.event.event))) {
    scenes.push(next(scenes.at(-1), told));
  }
  const since = events[from]?.n ?? Infinity;
  return scenes.filter((scene) => scene.n >= since);
}

/** Of two matches at the same time a manager sees the own one; a spectator sees both. */
export function ofMatch(events: ToldEvent[], view: View, seat: number | null): ToldEvent[] {
  const own = fixturesOf(view).find(({ home, away }) => home === seat || away === seat);
  if (!own) return events;
  const isOwn = (one: unknown) => one === own.home || one === own.away;
  return events.filter(
    ({ event }) => event["other"] === undefined || (isOwn(event["seat"]) && isOwn(event["other"])),
  );
}

/** The last scene that there has been, for somebody who has just come. */
export function lastScene(events: ToldEvent[]): Scene | null {
  const at = events.findLastIndex((told) => SHOWN.includes(told.event.event));
  return scenesFrom(events, at).at(-1) ?? null;
}

function next(before: Scene | undefined, { n, event, text }: ToldEvent): Scene {
  const kind = event.event;
  const isNew = OPENING.includes(kind) || !before;
  const step = { n, mark: markOf(kind), text };
  return {
    n,
    kind,
    card: isNew ? word(event["card"]) : before.card,
    attacker: Number(event["seat"]),
    defender: Number(event["other"]),
    bonus: isNew ? Number(event["bonus"] ?? 0) : before.bonus,
    by: word(event["by"]),
    rival: word(event["rival"]) ?? word(event["keeper"]),
    letter: word(event["letter"]),
    shot: word(event["shot"]) ?? (isNew ? null : before.shot),
    dive: word(event["dive"]) ?? (isNew ? null : before.dive),
    steps: isNew ? [step] : [...before.steps, step],
  };
}

function markOf(kind: string): Mark {
  return WON.includes(kind) ? "won" : LOST.includes(kind) ? "lost" : "open";
}

const word = (value: unknown): string | null => (typeof value === "string" && value ? value : null);

export interface Kick {
  n: number;
  seat: number;
  isGoal: boolean;
}

/** The kicks of the shoot-out that is on, or was the last. */
export function kicksOf(events: ToldEvent[]): Kick[] {
  const start = events.findLastIndex((told) => told.event.event === "shoot-out");
  return events
    .slice(start < 0 ? events.length : start)
    .filter((told) => told.event.event.startsWith("kick-") && told.event.event !== "kick-off")
    .map(({ n, event }) => ({ n, seat: Number(event["seat"]), isGoal: event.event === "kick-goal" }));
}
