/** Light or dark, and whether there is sound: as the system wants, until the reader says otherwise. */

import { save, load } from "./storage";

type Theme = "light" | "dark";

class Preferences {
  theme: Theme = $state(load<Theme | null>("theme", null) ?? systemTheme());
  sound: boolean = $state(load("sound", false));

  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    this.apply();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    save("sound", sound);
  }
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const preferences = new Preferences();

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
