import { language } from "../../lib/language.svelte";

/** `Fri, 20 November 2026`, as the reader's language writes it. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language.code === "en" ? "en-GB" : language.code, {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(new Date(`${day}T12:00`));
