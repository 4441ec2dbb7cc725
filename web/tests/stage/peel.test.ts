/** The deciding card: turned by its owner's hand, by itself after a while, and once only. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pace } from "../../src/director/pace.svelte";
import Peel from "../../src/stage/scenes/Peel.svelte";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true }))); // still: no frames to wait for

const SVG = new Response("<svg></svg>", { headers: { "Content-Type": "image/svg+xml" } });
const CARD = { face: "/face.svg", back: "/back.svg" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => SVG.clone());
});

afterEach(() => {
  cleanup();
  pace.set("usual");
  vi.useRealTimers();
});

it("is turned by a tap of its owner", async () => {
  const onturned = vi.fn();
  render(Peel, { ...CARD, mine: true, onturned });
  await fireEvent.click(screen.getByRole("button"));
  expect(onturned).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onturned).toHaveBeenCalledTimes(1);
});

it("turns by itself if its owner waits", async () => {
  const onturned = vi.fn();
  render(Peel, { ...CARD, mine: true, onturned });
  await vi.advanceTimersByTimeAsync(1500);
  expect(onturned).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(onturned).toHaveBeenCalledTimes(1);
});

it("cannot be touched by the others, and shows them its colour before it is over", async () => {
  const seen: string[] = [];
  render(Peel, {
    ...CARD,
    mine: false,
    oncolour: () => seen.push("colour"),
    onturned: () => seen.push("turned"),
  });
  expect(screen.queryByRole("button")).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen).toEqual(["colour", "turned"]);
});

it("is twice as quick at double speed", async () => {
  pace.set("quick");
  const onturned = vi.fn();
  render(Peel, { ...CARD, mine: true, onturned });
  await vi.advanceTimersByTimeAsync(1400);
  expect(onturned).toHaveBeenCalledTimes(1);
});
