/** Several seats on one device: what one of them sees is on the stage only while that one looks. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HotSeat } from "../../src/live/hot_seat.svelte";
import type { StateFrame, TableSnapshot, ToldEvent, View, WelcomeFrame } from "../../src/server/schema";
import { FakeSocket, stateFrame } from "./support";

const welcome = (seat: number | null): Partial<WelcomeFrame> => ({ is: "welcome", seat, said: [] });

/** Seat 1 is asked, and may play its whistle. */
function state(seat: number | null, number: number, changes: Partial<TableSnapshot> = {}): StateFrame {
  const legal = seat === 1 ? [4, 5].map((move) => ({ move, text: `${move}`, touches: [] })) : [];
  const cards = seat === null ? [] : [{ card: `secret-of-${seat}`, n: 1 }];
  const view: Partial<View> = {
    seat,
    zones: [{ id: "hand", kind: "hand", owner: seat, lies: "spread", size: 1, cards }],
    legal: changes.only ? [] : legal,
  };
  const told: ToldEvent = { n: 0, event: { event: "draw" }, text: `told to ${seat}`, scene: "line" };
  return stateFrame(number, view, changes, { events: [told] });
}

const [EVERYONE, ZERO, ONE] = [0, 1, 2] as const;
const line = (at: number) => FakeSocket.all[at] as FakeSocket;

function opened(): HotSeat {
  const keys = [0, 1].map((seat) => ({ seat, secret: `key of ${seat}` }));
  const hot = new HotSeat("t1", keys, "guest");
  hot.open();
  for (const [at, seat] of [
    [EVERYONE, null],
    [ZERO, 0],
    [ONE, 1],
  ] as const) {
    line(at).onopen?.();
    line(at).hears(welcome(seat));
    line(at).hears(state(seat, 7));
  }
  return hot;
}

/** All that is on the stage, as text. */
const onStage = ({ store }: HotSeat) => JSON.stringify([store.state, store.events]);

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => vi.unstubAllGlobals());

it("greets once for everyone, and once for each seat", () => {
  opened();
  expect(FakeSocket.all.map(({ sent }) => sent[0]?.["secret"])).toEqual([null, "key of 0", "key of 1"]);
});

it("shows nobody's hand before somebody looks", () => {
  const hot = opened();
  expect(onStage(hot)).not.toContain("secret-of");
  expect(hot.store.events.map(({ text }) => text)).toEqual(["told to null"]);
  expect(hot.lookers).toEqual([1]);
});

it("shows the hand of whoever looks, and theirs alone", () => {
  const hot = opened();
  hot.look(1);
  expect(onStage(hot)).toContain("secret-of-1");
  expect(onStage(hot)).not.toContain("secret-of-0");
  expect(hot.store.seat).toBe(1);
});

it("sends the answer for that seat, and covers the hand", async () => {
  const hot = opened();
  hot.look(1);
  hot.store.play(4);
  await Promise.resolve();
  expect(line(ONE).sent.at(-1)).toMatchObject({ do: "move", move: 4, on: 7 });
  expect(hot.isOpen).toBe(false);
  expect(onStage(hot)).not.toContain("secret-of");
  expect(onStage(hot)).not.toContain("told to 1");
});

it("covers the hand when its owner is not asked any more", () => {
  const hot = opened();
  hot.look(1);
  line(ONE).hears({ ...state(1, 8), view: { ...state(1, 8).view, legal: [] } });
  expect(hot.isOpen).toBe(false);
  expect(onStage(hot)).not.toContain("secret-of");
});

it("lets whoever has an only move look like anyone else", () => {
  const hot = opened();
  line(ONE).hears(state(1, 8, { only: true }));
  expect(hot.lookers).toEqual([1]);
});
