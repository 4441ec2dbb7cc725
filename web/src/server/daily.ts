/** The deal of the day: what it is, to play it, and how others did. */

import { post } from "./http";
import type { DailyInfo, OpenedTable } from "./schema";
import { identity } from "./guest.svelte";
import { saveSeats, seatKeys } from "./seat_keys";
import { say } from "../lib/language.svelte";

/** Of today, or of a day like 2026-01-31. */
export const fetchDaily = (day = "") =>
  identity.read<DailyInfo>(day ? `daily/${encodeURIComponent(day)}` : "daily");

/** Begins it, or goes on with it: on this device, if it was begun on another. Returns the id of its table. */
export async function playDaily({ table }: DailyInfo): Promise<string> {
  if (table && seatKeys(table).length) return table;
  const opened = await identity.asGuest(say("somebody"), (guest) =>
    post<OpenedTable>("daily", {}, guest.secret),
  );
  saveSeats(opened);
  return opened.id;
}
