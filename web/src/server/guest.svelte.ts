/** Who sits at this browser: a name, and a secret that proves it. No account. */

import { request, post, Refused } from "./http";
import { save, load } from "../lib/storage";
import type { NewGuestCreated } from "./schema";
import { language } from "../lib/language.svelte";

class Identity {
  guest: NewGuestCreated | null = $state(load<NewGuestCreated | null>("guest", null));

  /** The guest of this browser; one is made when it is first needed. */
  async ensureGuest(name: string): Promise<NewGuestCreated> {
    if (!this.guest)
      this.store({ ...(await post<NewGuestCreated>("guests", { name, language: language.code })) });
    return this.guest as NewGuestCreated;
  }

  async rename(name: string): Promise<void> {
    const guest = await this.ensureGuest(name);
    if (guest.name === name) return;
    await request("PATCH", "me", { name }, guest.secret);
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

  private store(guest: NewGuestCreated | null): void {
    this.guest = guest;
    save("guest", guest);
  }
}

export const identity = new Identity();
