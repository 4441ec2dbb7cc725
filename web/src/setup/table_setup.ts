/** A table as somebody sets it up. The three forms bind to parts of it; `tableRequest` makes of it what the server wants. */

import { say } from "../lib/language.svelte";
import { ON_STAGE } from "../server/tables";
import { HINT_POLICIES, type NewSeatRequest, type NewTableRequest } from "../server/schema";

export const CLOCKS = [
  "none",
  "move 30",
  "move 120",
  "match 600 5",
  "match 1800 10",
  "days 1",
  "days 3",
  "days 7",
];
export const DELAYS_S = [0, 30, 120, 600];

export interface TableSetup {
  /** The name of whoever sets it up. */
  name: string;
  /** All sit in one room, each with a phone, round a big screen. */
  isKitchen: boolean;
  /** `person`, `open` or a bot; with a name for people on this device. */
  seats: { player: string; name: string }[];
  options: Exclude<NewTableRequest["options"], undefined>;
  clock: string;
  late: string;
  gone: string;
  hints: string;
  isPublic: boolean;
  hasChat: boolean;
  delay: number;
}

/** A way to a table: who sits on the other seats, and what the form says. */
export interface Way {
  player: string;
  title: string;
  button: string;
}

const USUAL_WAY: Way = { player: "amateur", title: "set-up-game", button: "open-table" };
/** The doors at home, by the last part of their address. */
const DOORS: Record<string, Way> = {
  round: { player: "person", title: "set-up-round", button: "open-round" },
  friend: { player: "open", title: "set-up-friend", button: "open-friend" },
};

export const wayOf = (door = ""): Way => DOORS[door] ?? USUAL_WAY;

export function newSetup(name: string, options: TableSetup["options"]): TableSetup {
  return {
    name,
    isKitchen: false,
    seats: [],
    options,
    clock: "none",
    late: "wait",
    gone: "wait",
    hints: "alone",
    isPublic: false,
    hasChat: true,
    delay: 0,
  };
}

/** So many seats: those that were there, and such players on the others. */
export function resizeSeats(seats: TableSetup["seats"], n: number, player: string): TableSetup["seats"] {
  return Array.from({ length: n }, (_, at) => seats[at] ?? { player: at ? player : "person", name: "" });
}

/** With the big screen ticked whoever else plays comes with a phone; unticked, the seats are as they were offered. */
export function setKitchen(setup: TableSetup, isKitchen: boolean, usual: string): void {
  setup.isKitchen = isKitchen;
  for (const seat of setup.seats.slice(1)) seat.player = isKitchen ? "open" : usual;
}

/** All in one room: they talk without us. */
const isRound = ({ isKitchen, seats }: TableSetup) =>
  isKitchen || !seats.some(({ player }) => player === "open");

/** At a kitchen table everyone who is no bot comes with a phone. */
function seatRequest(
  { player = "open", name }: NewSeatRequest,
  at: number,
  isKitchen: boolean,
): NewSeatRequest {
  if (isKitchen && player === "person") return { player: "open" };
  const isBeside = at > 0 && player === "person";
  return { player, name: isBeside ? name?.trim() || say("player-number", { n: at + 1 }) : "" };
}

/** Do several people share this device? */
const isPassedRound = ({ isKitchen, seats }: TableSetup) =>
  !isKitchen && seats.filter(({ player }) => player === "person").length > 1;

export function tableRequest(game: string, setup: TableSetup): NewTableRequest {
  const { clock, late, gone, hints } = setup;
  return {
    game,
    options: setup.options,
    seats: setup.seats.map((seat, at) => seatRequest(seat, at, setup.isKitchen)),
    settings: { clock, late, gone, ...ON_STAGE, ...(hints !== HINT_POLICIES[0] && { hints }) },
    public: setup.isPublic,
    chat: setup.hasChat && !isRound(setup),
    delay: isPassedRound(setup) ? 0 : setup.delay, // the device that goes round shows what spectators see
  };
}
