/** Light or dark: as the system wants, until the reader says otherwise. */

import { save, load } from "./storage";

type Theme = "light" | "dark";

class Preferences {
  theme: Theme = $state(load<Theme | null>("theme", null) ?? systemTheme());

  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    this.apply();
  }
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const preferences = new Preferences();

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
