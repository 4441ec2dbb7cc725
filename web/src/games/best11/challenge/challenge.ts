/** The last challenge, put together from what was told and from how it stands now. */

import type { EventValue, ToldEvent, View } from "../../../server/schema";

export type Side = "attack" | "defence";

export interface Half {
  half: string;
  need: string;
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
export function duelOf(view: View, events: ToldEvent[]): Duel | null {
  const isOn = "attacker" in view.facts;
  const told = sinceLast(events, "challenge");
  const [first] = told;
  if (!isOn && (!first || view.over || told.some(({ event }) => event.event === "turn"))) return null;
  const duel: Duel = {
    attacker: Number(isOn ? view.facts["attacker"] : first?.event["seat"]),
    defender: Number(isOn ? view.facts["defender"] : first?.event["other"]),
    attack: null,
    defence: null,
    side: "attack",
    isOn,
    result: "",
  };
  for (const { event } of told) hear(duel, event);
  if (isOn) look(duel, view);
  return duel;
}

function sinceLast(events: ToldEvent[], kind: string): ToldEvent[] {
  const at = events.findLastIndex(({ event }) => event.event === kind);
  return at < 0 ? [] : events.slice(at);
}

function hear(duel: Duel, event: ToldEvent["event"]): void {
  const kind = event.event;
  if (kind === "action") begin(duel, event);
  if (kind === "goal" || kind === "cancelled" || kind === "refused") duel.result = kind;
  const half = duel[duel.side];
  if (!half) return;
  if (typeof event["total"] === "number") half.total = event["total"];
  if (kind === "raised" || kind === "lowered") half[kind] += 1;
  if (VERDICTS.includes(kind)) half.verdict = kind;
}

/** A new card for a half: after a review the defence is tried again. */
function begin(duel: Duel, event: Record<string, EventValue>): void {
  duel.side = event["side"] === "defence" ? "defence" : "attack";
  duel[duel.side] = fresh(String(event["half"]), String(event["need"]));
}

const fresh = (half: string, need: string): Half => ({
  half,
  need,
  total: null,
  raised: 0,
  lowered: 0,
  verdict: "",
});

/** What lies on the table counts. */
function look(duel: Duel, { facts }: View): void {
  if (!("acting" in facts)) return;
  duel.side = facts["acting"] === duel.attacker ? "attack" : "defence";
  if (!("need" in facts)) return;
  const half = duel[duel.side] ?? fresh("", "");
  const total = "total" in facts ? Number(facts["total"]) : half.total;
  duel[duel.side] = { ...half, half: String(facts["half"]), need: String(facts["need"]), total };
}

/** "C+D/A=6" as the roles asked for, one by one, and the points. */
export function readNeed(need: string): { roles: string[]; wanted: number } {
  const [roles = "", wanted = ""] = need.split("=");
  return { roles: roles.split("+"), wanted: Number(wanted) };
}
