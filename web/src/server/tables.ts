/** Opening tables: with one click against bots, or as the reader set it up. */

import { get, post, request } from "./http";
import type { NewTableRequest, OpenedTable, ShownTable, TableInfo } from "./schema";
import { DEVICE, IS_STATIC } from "../pocket/address";
import { identity } from "./guest.svelte";
import { place } from "./place.svelte";
import { saveSeats } from "./seat_keys";
import { say } from "../lib/language.svelte";

/** Every table of this page is a stage: the server waits while scenes are shown, and asks nobody for an only move. */
export const ON_STAGE = { stage: "on" } as const;

export async function openTable(wishes: NewTableRequest, name?: string): Promise<OpenedTable> {
  const opened = place.isDevice ? await openOnDevice(wishes, name) : await openAtServer(wishes, name);
  if (place.isDevice) place.noteDeviceTable();
  saveSeats(opened);
  return opened;
}

async function openOnDevice(wishes: NewTableRequest, name?: string): Promise<OpenedTable> {
  await request("PATCH", `${DEVICE}me`, { name: name || identity.guest?.name || say("somebody") });
  return post<OpenedTable>(`${DEVICE}tables`, wishes);
}

function openAtServer(wishes: NewTableRequest, name?: string): Promise<OpenedTable> {
  return identity.asGuest(name || say("somebody"), async (guest) => {
    if (name) await identity.rename(name);
    return post<OpenedTable>("tables", wishes, guest.secret);
  });
}

export function playAgainstBots(game: string, seats: number, bot = "amateur"): Promise<OpenedTable> {
  const others = Array.from({ length: seats - 1 }, () => ({ player: bot }));
  return openTable({ game, seats: [{ player: "person" }, ...others], settings: ON_STAGE });
}

/** How a match stands for whoever asks. */
export const showTable = (id: string) => get<ShownTable>(`tables/${id}`, identity.guest?.secret);

export async function myTables(): Promise<TableInfo[]> {
  const secret = identity.guest?.secret;
  return secret && !IS_STATIC ? get<TableInfo[]>("me/tables", secret) : [];
}

/** The matches of this device. The engine is not loaded to find that there are none. */
export async function deviceTables(): Promise<TableInfo[]> {
  return place.hasDeviceTables ? get<TableInfo[]>(`${DEVICE}me/tables`) : [];
}

/** Hand the record of a finished match to the server, where its report opens like that of a match played there. */
export function keepRecord(text: string): Promise<OpenedTable> {
  return identity.asGuest(say("somebody"), (guest) =>
    post<OpenedTable>("records", new Blob([text], { type: "text/plain" }), guest.secret),
  );
}

/** Open a record on this device. */
export async function keepRecordOnDevice(text: string): Promise<OpenedTable> {
  place.noteDeviceTable();
  return post<OpenedTable>(`${DEVICE}records`, new Blob([text], { type: "text/plain" }));
}

/** Let a match of this device go, with all that is kept of it. */
export const letGo = (id: string): Promise<void> => request("DELETE", `tables/${id}`);
