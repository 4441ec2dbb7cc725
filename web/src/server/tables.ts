/** Opening tables: with one click against bots, or as the reader set it up. */

import { get, post } from "./http";
import type { Opened, OptionSetting, TableRow } from "./games";
import { identity } from "./guest.svelte";
import { saveSeats } from "./seat_keys";
import { say } from "../lib/language.svelte";

export interface SeatWish {
  player: string;
  name?: string;
}

export interface Wishes {
  game: string;
  options?: Record<string, OptionSetting | { name: string; text: string }>;
  seats: SeatWish[];
  settings?: Record<string, unknown>;
  public?: boolean;
  chat?: boolean;
  delay?: number;
}

/** The pause that each move deserves when bots play, in seconds. */
export const BOT_PAUSE_S = 1;

export async function openTable(wishes: Wishes, name?: string): Promise<Opened> {
  const opened = await identity.asGuest(name || say("somebody"), async (guest) => {
    if (name) await identity.rename(name);
    return post<Opened>("tables", wishes, guest.secret);
  });
  saveSeats(opened);
  return opened;
}

export function playAgainstBots(game: string, seats: number, bot = "amateur"): Promise<Opened> {
  const others = Array.from({ length: seats - 1 }, () => ({ player: bot }));
  return openTable({ game, seats: [{ player: "person" }, ...others], settings: { pace: BOT_PAUSE_S } });
}

export async function myTables(): Promise<TableRow[]> {
  const secret = identity.guest?.secret;
  return secret ? get<TableRow[]>("me/tables", secret) : [];
}
