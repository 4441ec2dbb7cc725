/** Time at a table: the ring of a window, and a page that has seen the scenes sooner than the server thinks. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableStore } from "../../src/live/table_store.svelte";
import type {
  ClientFrame,
  SeatView,
  StateFrame,
  TableSnapshot,
  ToldEvent,
  WelcomeFrame,
} from "../../src/server/schema";
import { stateFrame } from "./support";

const seat = (name: string, player: string): SeatView => ({
  name,
  player,
  here: true,
  deputy: false,
  out: "",
});
const ALONE = [seat("Ana", "person"), seat("Gino", "amateur")];
const TWO = [seat("Ana", "person"), seat("Ion", "person")];
const PLAY: ToldEvent = { n: 0, event: { event: "lay" }, text: "two cards", scene: "play" };

const state = (number: number, events: ToldEvent[], table: Partial<TableSnapshot>): StateFrame =>
  stateFrame(number, {}, { seats: TWO, ...table }, { events });

let sent: ClientFrame[] = [];

function arrived(seats: SeatView[]): TableStore {
  const store = new TableStore("t1", "secret", (frame) => sent.push(frame));
  const welcome: Partial<WelcomeFrame> = { is: "welcome", seat: 0, said: [] };
  store.hear(welcome as WelcomeFrame);
  store.hear(state(1, [], { seats }));
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});

afterEach(() => vi.useRealTimers());

it("knows when a window closes: after the pause and what is left of it", () => {
  const store = arrived(TWO);
  const now = performance.now();
  store.hear(state(2, [], { pause: 1.5, window: { left: 4, length: 4, more: true } }));
  expect(store.windowEndMs).toBe(now + 5500);
  store.hear(state(3, [], {}));
  expect(store.windowEndMs).toBeNull();
});

it("asks for more time", () => {
  arrived(TWO).askMoreTime();
  expect(sent).toEqual([{ do: "more_time" }]);
});

it("says that it has seen a scene which was skipped, alone with bots", () => {
  const store = arrived(ALONE);
  store.hear(state(2, [PLAY], { seats: ALONE, pause: 1.32 }));
  expect(sent).toEqual([]);
  store.director.skip();
  store.director.skip();
  expect(sent).toEqual([{ do: "seen", number: 2 }]);
});

it("says nothing when the scene took its time, or among people", () => {
  const store = arrived(ALONE);
  store.hear(state(2, [PLAY], { seats: ALONE, pause: 1.32 }));
  vi.advanceTimersByTime(2000);
  expect(store.state?.number).toBe(2);
  const among = arrived(TWO);
  among.hear(state(2, [PLAY], { pause: 1.32 }));
  among.director.skip();
  among.director.skip();
  expect(sent).toEqual([]);
});
