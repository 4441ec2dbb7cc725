/** The last challenge, put together from what was told and from how it stands now. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import type { Best11ActionHalf, Best11Challenge, ToldEvent, View } from "../../../server/schema";
import { best11Board } from "../squad";

export type Side = "attack" | "defence";

export interface Half {
  half: string;
  /** For each footballer wanted, the roles that will do. */
  roles: string[][];
  wanted: number;
  total: number | null;
  /** The points paid for by the one who acts, and by the other. */
  raised: number;
  lowered: number;
  /** How it ended: an event's name, or nothing yet. */
  verdict: string;
}

export interface Duel {
  attacker: number;
  defender: number;
  attack: Half | null;
  defence: Half | null;
  /** Whose half it is. */
  side: Side;
  isOn: boolean;
  result: "" | "goal" | "cancelled" | "refused";
}

const VERDICTS = ["stands", "fails", "holds", "beaten", "powerless", "nobody-for-it", "no-substitute"];

/** The challenge that is on, or the one that was decided this turn. */
export function duelOf(view: View, events: ToldEvent[], cards: GameTexts): Duel | null {
  const { challenge } = best11Board(view);
  const told = eventsSinceLast(events, "challenge");
  const [first] = told;
  if (!challenge && (!first || view.over || told.some(({ event }) => event.event === "turn"))) return null;
  const duel: Duel = {
    attacker: challenge?.attacker ?? Number(first?.event["seat"]),
    defender: challenge?.defender ?? Number(first?.event["other"]),
    attack: null,
    defence: null,
    side: "attack",
    isOn: challenge !== null,
    result: "",
  };
  for (const { event } of told) hear(duel, event, cards);
  if (challenge) look(duel, challenge);
  return duel;
}

function eventsSinceLast(events: ToldEvent[], kind: string): ToldEvent[] {
  const at = events.findLastIndex(({ event }) => event.event === kind);
  return at < 0 ? [] : events.slice(at);
}

function hear(duel: Duel, event: ToldEvent["event"], cards: GameTexts): void {
  const kind = event.event;
  if (kind === "action") begin(duel, event, cards);
  if (kind === "goal" || kind === "cancelled" || kind === "refused") duel.result = kind;
  const half = duel[duel.side];
  if (!half) return;
  if (typeof event["total"] === "number") half.total = event["total"];
  if (kind === "raised" || kind === "lowered") half[kind] += 1;
  if (VERDICTS.includes(kind)) half.verdict = kind;
}

/** A new card for a half: after a review the defence is tried again. */
function begin(duel: Duel, event: ToldEvent["event"], cards: GameTexts): void {
  duel.side = event["side"] === "defence" ? "defence" : "attack";
  const half = String(event["half"]);
  const printed = findHalf(duel.side, half, cards);
  duel[duel.side] = emptyHalf(half, printed?.roles ?? [], printed?.total ?? 0);
}

/** What is printed of a half: on an action card, or on an event card that makes an attack another. */
function findHalf(side: Side, half: string, cards: GameTexts): Best11ActionHalf | undefined {
  const halves = cards
    .allData<"best11">()
    .map((data) => (data.kind === "action" ? data[side] : data.kind === "event" ? data.becomes : null));
  return halves.find((one) => one?.half === half) ?? undefined;
}

const emptyHalf = (half: string, roles: string[][], wanted: number): Half => ({
  half,
  roles,
  wanted,
  total: null,
  raised: 0,
  lowered: 0,
  verdict: "",
});

/** The board overrides what the events told. */
function look(duel: Duel, challenge: Best11Challenge): void {
  if (challenge.acting === null) return;
  duel.side = challenge.acting === duel.attacker ? "attack" : "defence";
  const now = challenge[duel.side];
  if (!now) return;
  const before = duel[duel.side];
  duel[duel.side] = {
    ...emptyHalf(now.half, now.roles, now.wanted),
    total: now.total ?? before?.total ?? null,
    raised: now.raised,
    lowered: now.lowered,
    verdict: before?.verdict ?? "",
  };
}
