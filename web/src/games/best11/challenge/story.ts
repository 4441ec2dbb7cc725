/** A challenge as a sum that grows, put together from what was told: so it stands at every scene, and after a reload. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import type { Best11ActionHalf, Best11Challenge, ToldEvent } from "../../../server/schema";

type Side = "attack" | "defence";
type Told = ToldEvent["event"];

/** What changed a footballer's value: a card, or (null) money. */
interface Note {
  card: string | null;
  by: number;
}

export interface ManInAction {
  card: string;
  value: number;
  notes: Note[];
  isOff: boolean;
}

/** A card that adds to the total; one that denies a bonus adds 0. */
interface Bonus {
  card: string;
  by: number;
}

export const VERDICTS = [
  "stands",
  "fails",
  "holds",
  "beaten",
  "powerless",
  "nobody-for-it",
  "no-substitute",
] as const;
type Verdict = (typeof VERDICTS)[number];

export interface HalfStory {
  side: Side;
  half: string;
  /** The action card, null if an event card made the action another. */
  card: string | null;
  /** For each footballer wanted, the roles that will do. */
  roles: string[][];
  wanted: number;
  men: ManInAction[];
  bonuses: Bonus[];
  total: number | null;
  verdict: Verdict | "";
}

/** What somebody did, for the list of the last words. */
interface Word {
  n: number;
  seat: number;
  side: Side;
  key: "action" | "picked" | "raised" | "lowered" | "hits" | "sent-off" | "substituted" | "bet";
  values: Record<string, string | number>;
}

export interface ChallengeStory {
  attacker: number;
  defender: number;
  side: Side;
  attack: HalfStory | null;
  defence: HalfStory | null;
  words: Word[];
  result: "" | "goal" | "cancelled" | "refused";
}

/** Events that belong on the stage of a challenge. */
const IN_CHALLENGE = new Set<string>([
  ...VERDICTS,
  "challenge",
  "refused",
  "bet",
  "bet-won",
  "bet-lost",
  "two-cards",
  "action",
  "picked",
  "raised",
  "lowered",
  "hits",
  "sent-off",
  "substituted",
  "goal",
  "cancelled",
]);

export const isOfChallenge = (kind: string): boolean => IN_CHALLENGE.has(kind);

/** The last challenge that was told. */
export function storyOf(events: ToldEvent[], cards: GameTexts): ChallengeStory | null {
  const start = events.findLastIndex(({ event }) => event.event === "challenge");
  const first = events[start];
  if (!first) return null;
  const story: ChallengeStory = {
    attacker: Number(first.event["seat"]),
    defender: Number(first.event["other"]),
    side: "attack",
    attack: null,
    defence: null,
    words: [],
    result: "",
  };
  return events.slice(start + 1).reduce((so, told) => goOn(so, told, cards), story);
}

/** The board knows what no event tells: that an event card has made the action another. */
export function withBoard(story: ChallengeStory, challenge: Best11Challenge | null): ChallengeStory {
  if (!challenge || challenge.acting === null) return story;
  const side: Side = challenge.acting === challenge.attacker ? "attack" : "defence";
  const now = challenge[side];
  const before = story[side];
  if (!now || !before || now.half === before.half) return story;
  const { half, roles, wanted } = now;
  return {
    ...story,
    side,
    [side]: { ...before, half, roles, wanted, men: [], bonuses: [], total: null, card: null },
  };
}

function goOn(story: ChallengeStory, { n, event }: ToldEvent, cards: GameTexts): ChallengeStory {
  const kind = event.event;
  if (kind === "action") return spoken(begun(story, event, cards), n, event, "action");
  if (kind === "goal" || kind === "cancelled" || kind === "refused") return { ...story, result: kind };
  if (kind === "bet") return spoken(story, n, event, "bet");
  const half = story[story.side];
  if (!half) return story;
  const changed = changedHalf(half, event, cards);
  if (changed === half) return story;
  const next = { ...story, [story.side]: changed };
  return isWord(kind) ? spoken(next, n, event, kind) : next;
}

const WORDS = ["picked", "raised", "lowered", "hits", "sent-off", "substituted"] as const;
const isWord = (kind: string): kind is (typeof WORDS)[number] => WORDS.some((word) => word === kind);

function spoken(story: ChallengeStory, n: number, event: Told, key: Word["key"]): ChallengeStory {
  const values = Object.fromEntries(
    Object.entries(event).filter((one): one is [string, string | number] => !Array.isArray(one[1])),
  );
  return {
    ...story,
    words: [...story.words, { n, seat: Number(event["seat"]), side: story.side, key, values }],
  };
}

/** A new card for a half: after a review the defence is tried again. */
function begun(story: ChallengeStory, event: Told, cards: GameTexts): ChallengeStory {
  const side: Side = event["side"] === "defence" ? "defence" : "attack";
  const half = String(event["half"]);
  const printed = findHalf(side, half, cards);
  const fresh: HalfStory = {
    side,
    half,
    card: text(event["card"]),
    roles: printed?.roles ?? [],
    wanted: printed?.total ?? 0,
    men: [],
    bonuses: [],
    total: null,
    verdict: "",
  };
  return { ...story, side, [side]: fresh };
}

/** What is printed of a half: on an action card, or on an event card that makes an attack another. */
function findHalf(side: Side, half: string, cards: GameTexts): Best11ActionHalf | undefined {
  const halves = cards
    .allData<"best11">()
    .map((data) => (data.kind === "action" ? data[side] : data.kind === "event" ? data.becomes : null));
  return halves.find((one) => one?.half === half) ?? undefined;
}

function changedHalf(half: HalfStory, event: Told, cards: GameTexts): HalfStory {
  const kind = event.event;
  const verdict = VERDICTS.find((one) => one === kind);
  if (verdict) return { ...half, total: number(event["total"]) ?? half.total, verdict };
  if (kind === "picked") return picked(half, event, cards);
  const man = text(event["man"]);
  if (!man) return half;
  if (kind === "sent-off")
    return { ...half, men: half.men.map((one) => (one.card === man ? { ...one, isOff: true } : one)) };
  const total = number(event["total"]);
  if (total === null) return half;
  if (kind === "substituted") return { ...half, total, men: substituted(half.men, man, event) };
  const note: Note = { card: kind === "hits" ? text(event["card"]) : null, by: total - (half.total ?? 0) };
  return {
    ...half,
    total,
    men: half.men.map((one) => (one.card === man ? withNote(one, note) : one)),
  };
}

const withNote = (man: ManInAction, note: Note): ManInAction => ({
  ...man,
  value: man.value + note.by,
  notes: [...man.notes, note],
});

function picked(half: HalfStory, event: Told, cards: GameTexts): HalfStory {
  const name = String(event["half"] ?? half.half);
  const printed = name === half.half ? null : findHalf(half.side, name, cards);
  const values = numbers(event["values"]);
  const by = numbers(event["by"]);
  return {
    ...half,
    half: name,
    roles: printed?.roles ?? half.roles,
    card: printed ? null : half.card,
    wanted: number(event["wanted"]) ?? half.wanted,
    total: number(event["total"]),
    men: list(event["men"]).map((card, n) => ({ card, value: values[n] ?? 0, notes: [], isOff: false })),
    bonuses: list(event["bonuses"]).map((card, n) => ({ card, by: by[n] ?? 0 })),
  };
}

function substituted(men: ManInAction[], card: string, event: Told): ManInAction[] {
  const fresh: ManInAction = { card, value: number(event["value"]) ?? 0, notes: [], isOff: false };
  return men.map((man) => (man.isOff ? fresh : man));
}

const text = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: unknown): number[] => (text(value) ?? "").split(" ").filter(Boolean).map(Number);
