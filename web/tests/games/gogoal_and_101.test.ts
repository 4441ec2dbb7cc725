/** The boards of Go-Goal! and 101 draw the typed board that the server sends, not the facts for pages without one. */

import { cleanup, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import type { BoardProps } from "../../src/games/board";
import ChampionsPage from "../../src/games/champions101/Board.svelte";
import GoGoalPage from "../../src/games/gogoal/Board.svelte";
import { MovePicker } from "../../src/live/move_picker.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";
import type { ChampionsBoard, GoGoalBoard, View, Zone } from "../../src/server/schema";

/** Nothing moves: the reader's system asks for stillness. */
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

const cards = {
  name: (card: string) => card,
  help: () => "",
  say: (key: string) => key,
  face: (card: string) => `/${card}.svg`,
} as unknown as GameTexts;

const zone = (kind: string, owner: number | null, size: number, ...names: string[]): Zone => ({
  id: owner === null ? kind : `${kind}:${owner}`,
  kind,
  owner,
  lies: "spread",
  size,
  cards: names.map((card) => ({ card, n: 1 })),
});

const GOGOAL: GoGoalBoard = {
  turn: 1,
  starter: 0,
  round: 2,
  goals_to_win: 3,
  sides: 1,
  hands: [
    { players: 1, actions: 2 },
    { players: 4, actions: 3 },
  ],
  attack: { card: "goal", seat: 1, target: 0, footballer: null },
  symbol: null,
};
const PILE = { colour: null, is_joker: false };
const CHAMPIONS: ChampionsBoard = {
  period: "second-half",
  ball: 1,
  red: 1,
  deck_at_start: 78,
  footballers: PILE,
  balls: PILE,
  shoot_out: null,
};

function show(page: Component<BoardProps>, game: string, board: GoGoalBoard | ChampionsBoard, zones: Zone[]) {
  const view: View = {
    game,
    seat: 0,
    seats: 2,
    to_act: [0],
    over: false,
    scores: [0, 1],
    facts: {},
    board,
    zones,
    ask: null,
    legal: [],
  };
  const seats = [{ name: "Nora" }, { name: "Bruno" }];
  const table = { view, seat: 0, isMyTurn: true, table: { seats } } as unknown as TableStore;
  return render(page, {
    table,
    cards,
    picker: new MovePicker(table),
    zoneName: (one: Zone) => one.kind,
  });
}

afterEach(cleanup);

it("Go-Goal! shows who attacks whom, the goals that win, and how many cards the others hold", () => {
  const { container } = show(GoGoalPage, "gogoal", GOGOAL, [zone("team", 0, 0), zone("team", 1, 0)]);
  const [bruno, nora] = ["Bruno", "Nora"].map((name) => screen.getByRole("group", { name }));
  expect(nora?.classList.contains("target")).toBe(true);
  expect(bruno?.classList.contains("target")).toBe(false);
  expect(bruno?.querySelectorAll(".goals i")).toHaveLength(3);
  expect(bruno?.querySelectorAll(".goals .scored")).toHaveLength(1);
  expect(bruno?.querySelector(".held")?.textContent).toMatch(/4.*3/);
  expect([...container.querySelectorAll(".attack b")].map((name) => name.textContent)).toEqual([
    "Bruno",
    "Nora",
  ]);
});

it("Go-Goal! is open play without an attack", () => {
  const { container } = show(GoGoalPage, "gogoal", { ...GOGOAL, attack: null }, [zone("team", 0, 0)]);
  expect(container.querySelector(".attack .calm")).not.toBeNull();
  expect(container.querySelector(".target")).toBeNull();
});

it("101 shows whose ball it is, who is red, and how much of the deck is played", () => {
  const zones = [zone("deck", null, 60), zone("hand", 0, 6), zone("hand", 1, 3)];
  const { container } = show(ChampionsPage, "champions101", CHAMPIONS, zones);
  expect(screen.getByText("period-second-half")).toBeTruthy();
  expect([...container.querySelectorAll("h2")].map((side) => side.classList[0])).toEqual(["red", "blue"]);
  expect(container.querySelector<HTMLElement>(".ball")?.style.getPropertyValue("--x")).toBe("27%");
  expect(container.querySelector("progress")?.value).toBe(18);
});

it("101 measures the deck of the shoot-out by its own size", () => {
  const board = { ...CHAMPIONS, deck_at_start: 66, shoot_out: { round: 1, goals: [0, 0] } };
  const { container } = show(ChampionsPage, "champions101", board, [zone("deck", null, 66)]);
  const progress = container.querySelector("progress");
  expect([progress?.value, progress?.max]).toEqual([0, 66]);
});
