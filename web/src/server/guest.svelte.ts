/** Who sits at this browser: a name, and a secret that proves it. No account. */

import { call, post, Refused } from "./http";
import type { Opened } from "./games";
import { keep, kept } from "../lib/storage";
import { language } from "../lib/language.svelte";

export interface Guest {
  id: string;
  name: string;
  secret: string;
}

class Identity {
  guest: Guest | null = $state(kept<Guest | null>("guest", null));

  /** The guest of this browser; one is made when it is first needed. */
  async known(name: string): Promise<Guest> {
    if (!this.guest) this.store({ ...(await post<Guest>("guests", { name, language: language.code })) });
    return this.guest as Guest;
  }

  async rename(name: string): Promise<void> {
    const guest = await this.known(name);
    if (guest.name === name) return;
    await call("PATCH", "me", { name }, guest.secret);
    this.store({ ...guest, name });
  }

  /** Do something as the guest of this browser. One whom the server no longer knows becomes a new one. */
  async as<T>(name: string, deed: (guest: Guest) => Promise<T>): Promise<T> {
    try {
      return await deed(await this.known(name));
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.store(null);
      return deed(await this.known(name));
    }
  }

  private store(guest: Guest | null): void {
    this.guest = guest;
    keep("guest", guest);
  }
}

export const identity = new Identity();

/** The right to a seat. Which one is not known before a link has been tried. */
export interface SeatKey {
  seat: number | null;
  secret: string;
}

/** The seats taken with this browser: several, when one device is passed round. */
export function seatKeys(table: string): SeatKey[] {
  return kept<Record<string, SeatKey[]>>("seats", {})[table] ?? [];
}

export function keepSeat(table: string, secret: string, seat: number | null = null): void {
  const all = kept<Record<string, SeatKey[]>>("seats", {});
  const others = (all[table] ?? []).filter((key) => key.secret !== secret);
  keep("seats", { ...all, [table]: [...others, { seat, secret }] });
}

export function keepSeats(opened: Opened): void {
  for (const [seat, secret] of Object.entries(opened.secrets)) keepSeat(opened.id, secret, Number(seat));
  for (const [seat, invite] of Object.entries(opened.invites)) keepInvite(opened.id, Number(seat), invite);
}

/** The invitations that the host of a table can hand out, by seat. */
export function invitesOf(table: string): Record<number, string> {
  return kept<Record<string, Record<number, string>>>("invites", {})[table] ?? {};
}

export function keepInvite(table: string, seat: number, invite: string): void {
  const all = kept<Record<string, Record<number, string>>>("invites", {});
  keep("invites", { ...all, [table]: { ...all[table], [seat]: invite } });
}
