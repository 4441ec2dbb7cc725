/** Every text of the page is there in three languages, with the same values, and none is left over. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const LANGUAGES = ["en", "it", "ro"];

function source(language: string): string {
  const common = join(SOURCE, "text", language);
  const games = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((game) =>
    game.isDirectory(),
  );
  const files = [
    ...readdirSync(common).map((file) => join(common, file)),
    ...games.map((game) => join(SOURCE, "games", game.name, "text", `${language}.ftl`)),
  ];
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

/** Read once for each language: parsing all texts takes a moment. */
const keysByLanguage = new Map(LANGUAGES.map((language) => [language, readKeys(language)]));
const keys = (language: string): string[] => keysByLanguage.get(language) ?? [];

function readKeys(language: string): string[] {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(source(language)));
  return [...bundle._messages.values()].flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((part) => `${id}.${part}`),
  ]);
}

function values(language: string): Map<string, string[]> {
  const entries = source(language).split(/\n(?=[a-z])/);
  return new Map(
    entries.map((entry) => [entry.split(/\s/, 1)[0] ?? "", [...new Set(entry.match(/\$\w+/g) ?? [])].sort()]),
  );
}

function code(folder = SOURCE): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((file) =>
      file.isDirectory()
        ? code(join(folder, file.name))
        : /\.(svelte|ts)$/.test(file.name)
          ? readFileSync(join(folder, file.name), "utf8")
          : "",
    )
    .join("\n");
}

const pageCode = code();
const named = new Set(
  [...pageCode.matchAll(/["'`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)["'`]/g)].map((found) => found[1]),
);
const built = [...pageCode.matchAll(/say\(\s*`([a-z-]+)\$\{/g)].map((found) => found[1] ?? "");
const chosen = [...pageCode.matchAll(/`(asked-|asks-)\$\{/g)].map((found) => found[1] ?? "");
const saidDirectly = [...pageCode.matchAll(/(?<![\w.])say\(\s*"([^"]+)"/g)].map((found) => found[1] ?? "");

describe.each(LANGUAGES)("%s", (language) => {
  it("has every text that the page says", () => {
    expect(saidDirectly.filter((key) => !keys(language).includes(key))).toEqual([]);
  });

  it("has the texts of English, with the same values", () => {
    expect(keys(language).toSorted()).toEqual(keys("en").toSorted());
    expect(values(language)).toEqual(values("en"));
  });
});

it("has no text that nobody says", () => {
  const isSaid = (key: string) =>
    named.has(key) || [...built, ...chosen].some((start) => key.startsWith(start));
  expect(keys("en").filter((key) => !isSaid(key))).toEqual([]);
});
