/** The gallery of cards: all decks with their counts, filtered by deck and by words, and one card large. */

import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeckInfo } from "../../src/server/schema";
import CardsPage from "../../src/pages/CardsPage.svelte";

configure({ asyncUtilTimeout: 60_000 }); // only a page that never comes is a failure, not a slow machine
vi.setConfig({ testTimeout: 120_000 });

const DECKS: DeckInfo[] = [
  {
    name: "players",
    title: "Players",
    cards: [
      {
        card: "joker",
        n: 2,
        name: "Joker",
        help: "Plays anywhere.",
        booklet: "Jolly",
        face: "/api/faces/joker.svg",
        has_people: true,
        data: {},
      },
      {
        card: "stoica",
        n: 1,
        name: "Ștefan Stoică",
        help: "Keeps goal.",
        booklet: "",
        face: "/api/faces/stoica.svg",
        has_people: true,
        data: {},
      },
    ],
  },
  {
    name: "actions",
    title: "Actions",
    cards: [
      {
        card: "goal",
        n: 9,
        name: "GOAL!",
        help: "It is in.",
        booklet: "GOAL!",
        face: "/api/faces/goal.svg",
        has_people: false,
        data: {},
      },
    ],
  },
];
const GAME = { id: "rabona", name: "Rabona", tagline: "Tricks.", seats: [2], showcase: [], own_decks: [] };

class FakeObserver {
  observe(): void {}
  disconnect(): void {}
}

function answer(address: string): Response {
  const isDrawing = address.includes(".svg");
  const body = isDrawing
    ? "<svg></svg>"
    : JSON.stringify(address.includes("/decks?") ? { decks: DECKS } : GAME);
  return new Response(body, {
    headers: { "Content-Type": isDrawing ? "image/svg+xml" : "application/json" },
  });
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  vi.stubGlobal("fetch", async (address: string) => answer(address));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  render(CardsPage, { args: ["rabona"], secret: "" });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = () =>
  screen.queryAllByRole("listitem").map((item) => item.querySelector(".name")?.firstChild?.textContent);

it("shows every card of every deck, and how many there are", async () => {
  await screen.findByRole("heading", { name: "Players 3 cards" });
  expect(names()).toEqual(["Joker", "Ștefan Stoică", "GOAL!"]);
  expect(screen.getByRole("status").textContent).toBe("12 cards, of 3 kinds");
  expect(screen.getByRole("button", { name: /^Joker.*There are 2 in the box/ })).toBeTruthy();
});

it("filters by deck", async () => {
  await fireEvent.click(await screen.findByRole("button", { name: "Actions 9" }));
  expect(names()).toEqual(["GOAL!"]);
  await fireEvent.click(screen.getByRole("button", { name: "All decks" }));
  expect(names()).toHaveLength(3);
});

it("filters by words of names and of help, without accents", async () => {
  const box = await screen.findByRole("searchbox");
  await fireEvent.input(box, { target: { value: "stefan goal" } });
  expect(names()).toEqual(["Ștefan Stoică"]);
  await fireEvent.input(box, { target: { value: "offside" } });
  expect(names()).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("Nothing found");
});

it("enlarges a card with its help, and turns to the next one round the end", async () => {
  await fireEvent.click(await screen.findByRole("button", { name: /^GOAL!/ }));
  const dialog = screen.getByRole("dialog", { name: "GOAL!" });
  expect(dialog.textContent).toContain("It is in.");
  expect(dialog.textContent).toContain("There are 9 in the box.");
  await fireEvent.keyDown(dialog, { key: "ArrowRight" });
  expect(screen.getByRole("dialog", { name: "Joker" }).textContent).toContain("Plays anywhere.");
});

it("finds a card by the name that the printed booklet has for it, and says that name", async () => {
  await screen.findByRole("heading", { name: "Players 3 cards" });
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "jolly" } });
  expect(names()).toEqual(["Joker"]);
  await fireEvent.click(screen.getByRole("button", { name: /Joker/ }));
  expect(screen.getByRole("dialog").textContent).toContain("In the printed booklet: Jolly");
});
