/** The reader's language, and every text of the page in it. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { save, load } from "./storage";

export const LANGUAGES = ["en", "it", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", ro: "Română" };

/** Nobody is sent a language that they do not read. */
const english = import.meta.glob<string>(["../text/en/*.ftl", "../games/*/text/en.ftl"], {
  query: "?raw",
  import: "default",
});
const italian = import.meta.glob<string>(["../text/it/*.ftl", "../games/*/text/it.ftl"], {
  query: "?raw",
  import: "default",
});
const romanian = import.meta.glob<string>(["../text/ro/*.ftl", "../games/*/text/ro.ftl"], {
  query: "?raw",
  import: "default",
});

const chapters = { en: english, it: italian, ro: romanian };

const emptyBundle = (code: Language) => new FluentBundle(code, { useIsolating: false });

/** Chapter by chapter, with a breath between them: reading all at once would keep a slow phone busy too long. */
async function makeBundle(code: Language, sources: string[]): Promise<FluentBundle> {
  const made = emptyBundle(code);
  for (const source of sources) {
    const [fault] = made.addResource(new FluentResource(source));
    if (fault) throw fault;
    await new Promise((next) => setTimeout(next));
  }
  return made;
}

class LanguageStore {
  code: Language = $state("en");
  private texts: FluentBundle = $state.raw(emptyBundle("en"));

  async speak(code: Language): Promise<void> {
    const sources = await Promise.all(Object.values(chapters[code]).map((load) => load()));
    this.texts = await makeBundle(code, sources);
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
