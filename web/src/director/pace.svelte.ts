/** How fast scenes are played: the reader's choice, remembered. */

import { load, save } from "../lib/storage";

/** `none` shows only what came of a scene. */
export type Speed = "calm" | "usual" | "quick" | "none";

/** What the length of a scene is multiplied by. */
const FACTORS: Record<Speed, number> = { calm: 1.4, usual: 1, quick: 0.5, none: 0 };

class Pace {
  speed: Speed = $state(load<Speed>("speed", "usual"));

  get factor(): number {
    return FACTORS[this.speed] ?? 1;
  }

  set(speed: Speed): void {
    this.speed = speed;
    save("speed", speed);
  }
}

export const SPEEDS = Object.keys(FACTORS) as Speed[];

export const pace = new Pace();
