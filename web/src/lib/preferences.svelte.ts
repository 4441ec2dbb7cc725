/** Light or dark, and whether there is sound: as the system wants, until the reader says otherwise. */

import { keep, kept } from "./storage";

export type Theme = "light" | "dark";

class Taste {
  theme: Theme = $state(kept<Theme | null>("theme", null) ?? systemTheme());
  sound: boolean = $state(kept("sound", false));

  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }

  turn(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.apply();
  }

  hear(sound: boolean): void {
    this.sound = sound;
    keep("sound", sound);
  }
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const taste = new Taste();

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
