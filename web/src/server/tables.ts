/** Opening tables: with one click against bots, or as the reader set it up. */

import { get, post } from "./http";
import type { NewTableRequest, OpenedTable, ShownTable, TableInfo } from "./schema";
import { identity } from "./guest.svelte";
import { saveSeats } from "./seat_keys";
import { say } from "../lib/language.svelte";

/** Every table of this page is a stage: the server waits while scenes are shown, and asks nobody for an only move. */
export const ON_STAGE = { stage: "on" } as const;

export async function openTable(wishes: NewTableRequest, name?: string): Promise<OpenedTable> {
  const opened = await identity.asGuest(name || say("somebody"), async (guest) => {
    if (name) await identity.rename(name);
    return post<OpenedTable>("tables", wishes, guest.secret);
  });
  saveSeats(opened);
  return opened;
}

export function playAgainstBots(game: string, seats: number, bot = "amateur"): Promise<OpenedTable> {
  const others = Array.from({ length: seats - 1 }, () => ({ player: bot }));
  return openTable({ game, seats: [{ player: "person" }, ...others], settings: ON_STAGE });
}

/** How a match stands for whoever asks. */
export const showTable = (id: string) => get<ShownTable>(`tables/${id}`, identity.guest?.secret);

export async function myTables(): Promise<TableInfo[]> {
  const secret = identity.guest?.secret;
  return secret ? get<TableInfo[]>("me/tables", secret) : [];
}
