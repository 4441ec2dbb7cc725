/** Seats round the table. */

import { say } from "../lib/language.svelte";
import type { SeatView } from "../server/schema";

/** All seats as they sit, the viewer's first; a spectator sits with seat 0. */
export function seatsFrom(seats: number, own: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((own ?? 0) + step) % seats);
}

/** The level of the bot that sits there; empty for people. */
export function levelOf(seat: SeatView | undefined): string {
  const player = seat?.player ?? "open";
  return ["person", "open"].includes(player) ? "" : say(`level-${player}`);
}
