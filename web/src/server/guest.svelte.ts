/** Who sits at this browser: a name, and a secret that proves it. No account. */

import { get, request, post, Refused } from "./http";
import { save, load } from "../lib/storage";
import { DEVICE_GUEST, IS_STATIC } from "../pocket/address";
import type { DeviceInfo, Me, NewDeviceAdded, NewGuestCreated, RecoveryPhrase } from "./schema";
import { language } from "../lib/language.svelte";

class Identity {
  guest: NewGuestCreated | null = $state(load<NewGuestCreated | null>("guest", null));

  /** The guest of this browser; one is made when it is first needed. */
  async ensureGuest(name: string): Promise<NewGuestCreated> {
    if (!this.guest) this.store(IS_STATIC ? guestOfDevice(name) : await newGuest(name));
    return this.guest as NewGuestCreated;
  }

  async rename(name: string): Promise<void> {
    const guest = await this.ensureGuest(name);
    if (guest.name === name) return;
    if (!IS_STATIC) await request("PATCH", "me", { name }, guest.secret);
    this.store({ ...guest, name });
  }

  /** Runs `action` as the guest of this browser. A guest whom the server has forgotten is made anew. */
  async asGuest<T>(name: string, action: (guest: NewGuestCreated) => Promise<T>): Promise<T> {
    try {
      return await action(await this.ensureGuest(name));
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.store(null);
      return action(await this.ensureGuest(name));
    }
  }

  /** Reads what anyone may read, and more as this guest; a guest whom the server has forgotten reads as anyone. */
  async read<T>(path: string): Promise<T> {
    try {
      return await get<T>(path, this.guest?.secret);
    } catch (error) {
      if (!this.guest || !(error instanceof Refused) || error.status !== 401) throw error;
      return get<T>(path);
    }
  }

  // -- The same guest in other browsers

  /** From now on this browser is the guest whom a device's secret belongs to. */
  async adopt(secret: string): Promise<void> {
    this.store({ ...(await request<Me>("GET", "me", undefined, secret)), secret });
  }

  async recover(phrase: string): Promise<void> {
    await this.adopt((await post<NewDeviceAdded>("recover", { phrase })).secret);
  }

  devices(): Promise<DeviceInfo[]> {
    return request("GET", "me/devices", undefined, this.guest?.secret);
  }

  /** The secret for another browser. */
  async addDevice(label: string): Promise<string> {
    return (await post<NewDeviceAdded>("me/devices", { label }, this.guest?.secret)).secret;
  }

  async newPhrase(): Promise<string> {
    return (await post<RecoveryPhrase>("me/phrase", {}, this.guest?.secret)).phrase;
  }

  async sendAway(id: string): Promise<void> {
    await request("DELETE", `me/devices/${id}`, undefined, this.guest?.secret);
  }

  private store(guest: NewGuestCreated | null): void {
    this.guest = guest;
    save("guest", guest);
  }
}

const newGuest = (name: string) => post<NewGuestCreated>("guests", { name, language: language.code });

/** Where there is no server the name alone is kept. */
const guestOfDevice = (name: string): NewGuestCreated => ({
  id: DEVICE_GUEST,
  name,
  language: language.code,
  secret: DEVICE_GUEST,
});

export const identity = new Identity();
