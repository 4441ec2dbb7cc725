/** The keys to seats and the invitations that this browser keeps. */

import { save, load } from "../lib/storage";
import type { OpenedTable } from "./schema";

/** The right to a seat. `seat` is null until the link has been used. */
export interface SeatKey {
  seat: number | null;
  secret: string;
}

/** The seats taken with this browser: several, when one device is passed round. */
export function seatKeys(table: string): SeatKey[] {
  return load<Record<string, SeatKey[]>>("seats", {})[table] ?? [];
}

export function saveSeat(table: string, secret: string, seat: number | null = null): void {
  const all = load<Record<string, SeatKey[]>>("seats", {});
  const others = (all[table] ?? []).filter((key) => key.secret !== secret);
  save("seats", { ...all, [table]: [...others, { seat, secret }] });
}

/** Keep all keys of a table for its rematch. The secrets are the same; every seat moves on as far as this one. */
export function saveRematchKeys(
  table: string,
  seat: number,
  rematch: string,
  newSeat: number,
  seats: number,
): void {
  for (const key of seatKeys(table))
    saveSeat(rematch, key.secret, ((key.seat ?? seat) + newSeat - seat + seats) % seats);
}

export function saveSeats(opened: OpenedTable): void {
  for (const [seat, secret] of Object.entries(opened.secrets)) saveSeat(opened.id, secret, Number(seat));
  for (const [seat, invite] of Object.entries(opened.invites)) saveInvite(opened.id, Number(seat), invite);
}

/** The invitations that the host of a table can hand out, by seat. */
export function invitesOf(table: string): Record<number, string> {
  return load<Record<string, Record<number, string>>>("invites", {})[table] ?? {};
}

export function saveInvite(table: string, seat: number, invite: string): void {
  const all = load<Record<string, Record<number, string>>>("invites", {});
  save("invites", { ...all, [table]: { ...all[table], [seat]: invite } });
}
