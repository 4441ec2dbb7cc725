/** The press: what is there to choose, what is asked for, and what is said when it cannot be. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import PrintButton from "../../src/print/PrintButton.svelte";
import type { GameDetails } from "../../src/server/schema";

const GAME = {
  id: "rabona",
  name: "Rabona",
  prints: ["cards", "rules", "aid"],
  printed_cards: [
    { id: "players", name: "Players" },
    { id: "stars", name: "Real Stars" },
  ],
} as unknown as GameDetails;

const asked: { address: string; body: unknown }[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => new Response("%PDF");
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
  URL.createObjectURL = () => "blob:print";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked.push({ address, body: init.body ? JSON.parse(init.body as string) : null });
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(more: Record<string, unknown> = {}): Promise<void> {
  render(PrintButton, { game: GAME, first: "cards", ...more });
  await fireEvent.click(screen.getByRole("button", { name: "Print …" }));
}

it("prints one club's cards, and says how to put them on paper", async () => {
  await open();
  await fireEvent.change(screen.getByLabelText("Which cards"), { target: { value: "stars" } });
  await fireEvent.click(screen.getByRole("button", { name: "Make the file" }));
  expect(await screen.findByText(/among your downloads/)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("100 mm");
  expect(asked.map(({ address }) => new URL(address, "http://table").searchParams.get("only"))).toEqual([
    "stars",
  ]);
});

it("offers what the game has, and asks no measures of its rules", async () => {
  await open({ first: "rules" });
  expect(screen.getAllByRole("radio").map((one) => (one as HTMLInputElement).value)).toEqual(GAME.prints);
  expect(screen.queryByLabelText("Copies")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Make the file" }));
  await screen.findByText(/among your downloads/);
  expect(asked[0]?.address).toBe("/api/games/rabona/print/rules.pdf?lang=en&paper=a4");
});

it("sends a deck of one's own along, with the names that are wanted of it", async () => {
  await open({ own: { option: "deck", name: "mine.toml", text: "[[card]]" } });
  expect(screen.queryAllByRole("radio")).toEqual([]);
  await fireEvent.input(screen.getByLabelText(/Only these/), { target: { value: "Nora" } });
  await fireEvent.click(screen.getByRole("button", { name: "Make the file" }));
  await screen.findByText(/among your downloads/);
  expect(asked[0]?.body).toEqual({ option: "deck", name: "mine.toml", text: "[[card]]", only: ["Nora"] });
});

it("says what the server says when it cannot be printed", async () => {
  answer = () =>
    new Response(JSON.stringify({ code: "no-such-card", message: "No card “Nora”.", article: null }), {
      status: 404,
    });
  await open();
  await fireEvent.click(screen.getByRole("button", { name: "Make the file" }));
  expect((await screen.findByRole("alert")).textContent).toBe("No card “Nora”.");
});
