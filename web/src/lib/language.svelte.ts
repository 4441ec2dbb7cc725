/** The reader's language, and every text of the page in it. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { save, load } from "./storage";

export const LANGUAGES = ["en", "it", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", ro: "Română" };

/** English is always there; the others are fetched when they are wanted. */
const english = Object.values(
  import.meta.glob<string>(["../text/en/*.ftl", "../games/*/text/en.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const italian = import.meta.glob<string>(["../text/it/*.ftl", "../games/*/text/it.ftl"], {
  query: "?raw",
  import: "default",
});
const romanian = import.meta.glob<string>(["../text/ro/*.ftl", "../games/*/text/ro.ftl"], {
  query: "?raw",
  import: "default",
});

const sources: Record<Language, () => Promise<string[]>> = {
  en: async () => english,
  it: () => Promise.all(Object.values(italian).map((load) => load())),
  ro: () => Promise.all(Object.values(romanian).map((load) => load())),
};

export function makeBundle(code: Language, chapters: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  const [fault] = made.addResource(new FluentResource(chapters.join("\n")));
  if (fault) throw fault;
  return made;
}

class LanguageStore {
  code: Language = $state("en");
  private texts: FluentBundle = $state.raw(makeBundle("en", english));

  async speak(code: Language): Promise<void> {
    this.texts = makeBundle(code, await sources[code]());
    this.code = code;
    document.documentElement.lang = code;
  }

  choose(code: Language): Promise<void> {
    save("language", code);
    return this.speak(code);
  }

  has(key: string): boolean {
    return this.texts.hasMessage(key);
  }

  /** The text of `key`, or of its attribute: `key.part`. A text that is missing shows as its key. */
  say(key: string, values?: Record<string, FluentVariable>): string {
    const [name = "", part] = key.split(".");
    const message = this.texts.getMessage(name);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern ? this.texts.formatPattern(pattern, values) : key;
  }
}

export const language = new LanguageStore();
export const say: LanguageStore["say"] = (key, values) => language.say(key, values);

/** The saved language, else the first of the browser's languages that we have. */
export function preferredLanguage(): Language {
  const wanted = [load<string>("language", ""), ...navigator.languages].map((code) => code.slice(0, 2));
  return LANGUAGES.find((code) => code === wanted.find((one) => isOurs(one))) ?? "en";
}

function isOurs(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}
