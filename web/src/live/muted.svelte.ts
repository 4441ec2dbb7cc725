/** People whose chat this browser does not show, by name. Nobody else knows of it. */

import { load, save } from "../lib/storage";

class Muted {
  names: string[] = $state(load<string[]>("muted", []));

  has(name: string): boolean {
    return this.names.includes(name);
  }

  add(name: string): void {
    this.store([...this.names.filter((other) => other !== name), name]);
  }

  remove(name: string): void {
    this.store(this.names.filter((other) => other !== name));
  }

  private store(names: string[]): void {
    this.names = names;
    save("muted", names);
  }
}

export const muted = new Muted();
