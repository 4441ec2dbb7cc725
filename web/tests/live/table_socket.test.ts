/** The line to the server: it resumes where it was, repeats what was not answered, and stops when told. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSocket } from "../../src/live/table_socket";
import type { TableStore } from "../../src/live/table_store.svelte";
import type { StateFrame, WelcomeFrame, ToldEvent } from "../../src/server/schema";
import { FakeSocket, stateFrame } from "./support";

const WELCOME: Partial<WelcomeFrame> = {
  is: "welcome",
  table_id: "t1",
  epoch: "e1",
  seat: 0,
  game: "rabona",
  chat: true,
  said: [],
  phrases: {},
};

function state(number: number, since: number, texts: string[]): StateFrame {
  const events = texts.map((text, n): ToldEvent => ({
    n: since + n,
    event: { event: "pass" },
    text,
    scene: "calm",
  }));
  const legal = [{ move: 4, text: "pass", touches: ["hand:0/ball"] }];
  return stateFrame(number, { to_act: [0], legal }, {}, { since, events, labels: ["Pass"] });
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;

function connected(): TableStore {
  const socket = new TableSocket("t1", "seat secret", "guest secret");
  socket.open();
  last().onopen?.();
  last().hears(WELCOME);
  last().hears(state(3, 0, ["kick-off", "a pass"]));
  return socket.store;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("greets with its secrets, and keeps them out of the address", () => {
  connected();
  expect(last().url).toMatch(/\/ws\/tables\/t1$/);
  expect(last().sent[0]).toMatchObject({
    do: "hello",
    secret: "seat secret",
    guest: "guest secret",
    number: null,
  });
});

it("cuts the events where the server says, and puts the new ones behind", () => {
  const table = connected();
  last().hears(state(4, 1, ["taken back", "another pass"]));
  expect(table.events.map((told) => told.text)).toEqual(["kick-off", "taken back", "another pass"]);
});

it("asks for the rest after the line broke, and sends an unanswered move again", () => {
  const table = connected();
  table.play(4);
  const first = last();
  first.onclose?.({ code: 1006 });
  expect(table.connection).toBe("broken");
  vi.advanceTimersByTime(1000);
  expect(last()).not.toBe(first);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ do: "hello", epoch: "e1", number: 3 });
  last().hears(WELCOME);
  expect(last().sent[1]).toEqual(first.sent[1]);
});

it("plays no second move before the first is answered", () => {
  const table = connected();
  table.play(4);
  table.play(4);
  expect(last().sent.filter((frame) => frame["do"] === "move")).toHaveLength(1);
  last().hears({ is: "done", id: last().sent[1]?.["id"], number: 4 });
  expect(table.pending).toBeNull();
});

it("shows why a move was refused, and lets another be tried", () => {
  const table = connected();
  table.play(4);
  last().hears({
    is: "refused",
    id: last().sent[1]?.["id"],
    code: "stale",
    message: "Too late",
    article: "3.1",
  });
  expect(table.refusal?.message).toBe("Too late");
  expect(table.isMyTurn).toBe(true);
});

it("stays away when the server says that it is not wanted", () => {
  const table = connected();
  last().onclose?.({ code: 4403 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.closeCode).toBe(4403);
});

it("asks the bench once, and forgets the answer when the question has changed", () => {
  const table = connected();
  table.ask("hint");
  table.ask("hint");
  const asked = last().sent.filter((frame) => frame["do"] === "hint");
  expect(asked).toHaveLength(1);
  last().hears({
    is: "hint",
    id: asked[0]?.["id"],
    number: 3,
    move: 4,
    label: "Pass",
    why: "Because.",
    help: "",
    chance: { value: 0.6, low: 0.5, high: 0.7 },
  });
  expect(table.hint?.move).toBe(4);
  expect(table.mayAsk).toBe(true);
  last().hears(state(4, 2, ["a shot"]));
  vi.runOnlyPendingTimers(); // the shot is seen first
  expect(table.hint).toBeNull();
});

it("takes no hint for a question of before, and may ask again after a refusal", () => {
  const table = connected();
  table.ask("advise");
  last().hears({ is: "advice", id: "another", number: 2, moves: [4], texts: ["pass"], labels: ["Pass"] });
  expect(table.advice).toBeNull();
  expect(table.mayAsk).toBe(false);
  last().hears({
    is: "refused",
    id: last().sent.at(-1)?.["id"],
    code: "no-hints",
    message: "No hints here",
    article: null,
  });
  expect(table.mayAsk).toBe(true);
});
