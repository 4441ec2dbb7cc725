/** A table as it is set up in the forms, and what the server is asked for. */

import { describe, expect, it } from "vitest";
import {
  newSetup,
  resizeSeats,
  setKitchen,
  tableRequest,
  wayOf,
  type TableSetup,
} from "../../src/setup/table_setup";

const setup = (players: string[], more: Partial<TableSetup> = {}): TableSetup => ({
  ...newSetup("Nora", {}),
  seats: players.map((player, at) => ({ player, name: at ? `name ${at}` : "" })),
  ...more,
});

it("has people on the other seats when one of the doors at home leads to it", () => {
  const others = (door?: string) => resizeSeats([], 2, wayOf(door).player)[1]?.player;
  expect([others(), others("round"), others("friend"), others("nowhere")]).toEqual([
    "amateur",
    "person",
    "open",
    "amateur",
  ]);
});

it("calls whoever sits beside one by number if nobody has said a name", () => {
  const seats = resizeSeats([], 2, "person");
  expect(tableRequest("toy", { ...newSetup("Ana", {}), seats }).seats[1]?.name).toBe("Player 2");
});

it("keeps the seats that are there, and puts bots on new ones", () => {
  const two = resizeSeats([], 2, "amateur");
  expect(two.map(({ player }) => player)).toEqual(["person", "amateur"]);
  const friend = two.map((seat, at) => (at ? { player: "open", name: "" } : seat));
  expect(resizeSeats(friend, 3, "amateur").map(({ player }) => player)).toEqual([
    "person",
    "open",
    "amateur",
  ]);
});

it("opens the other seats for phones where the big screen is ticked", () => {
  const wished = setup(["person", "amateur", "greedy"]);
  setKitchen(wished, true, "amateur");
  expect(tableRequest("toy", wished).seats.map(({ player }) => player)).toEqual(["open", "open", "open"]);
  setKitchen(wished, false, "amateur");
  expect(wished.seats.map(({ player }) => player)).toEqual(["person", "amateur", "amateur"]);
});

describe("the request", () => {
  it("names those who share the device, and nobody else", () => {
    const { seats } = tableRequest("toy", setup(["person", "person", "greedy"]));
    expect(seats.map(({ name }) => name)).toEqual(["", "name 1", ""]);
  });

  it("leaves the seats of a kitchen table open", () => {
    const { seats } = tableRequest("toy", setup(["person", "person", "greedy"], { isKitchen: true }));
    expect(seats.map(({ player }) => player)).toEqual(["open", "open", "greedy"]);
  });

  it("has a chat only where somebody is elsewhere", () => {
    expect(tableRequest("toy", setup(["person", "open"])).chat).toBe(true);
    expect(tableRequest("toy", setup(["person", "open"], { isKitchen: true })).chat).toBe(false);
    expect(tableRequest("toy", setup(["person", "greedy"])).chat).toBe(false);
  });

  it("leaves hints to the server until they are chosen", () => {
    expect(tableRequest("toy", setup(["person"])).settings).not.toHaveProperty("hints");
    expect(tableRequest("toy", setup(["person"], { hints: "off" })).settings).toMatchObject({ hints: "off" });
  });
});
