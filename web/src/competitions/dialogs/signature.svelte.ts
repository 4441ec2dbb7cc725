/** Whoever changes something signs it. The name is asked for once, over what is being done, so that nothing is lost. */

import { identity } from "../../server/guest.svelte";

/** Nobody signed, so nothing was done. */
export class Unsigned extends Error {}

class Signature {
  private answer: ((name: string) => void) | null = $state.raw(null);

  /** Is somebody to be asked for a name now? */
  get isWanted(): boolean {
    return this.answer !== null;
  }

  /** The name of this browser's guest; whoever has none is asked. */
  async name(): Promise<string> {
    const name = identity.guest?.name ?? (await new Promise<string>((resolve) => (this.answer = resolve)));
    if (!name) throw new Unsigned();
    return name;
  }

  /** The answer of whoever was asked; empty: never mind. */
  give(name: string): void {
    this.answer?.(name);
    this.answer = null;
  }
}

export const signature = new Signature();
