/** The pictures in the rules: at articles that exist, with words in three languages. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Diagram } from "../../src/games/diagram";

const ROOT = join(import.meta.dirname, "../../..");
const found = import.meta.glob<{ DIAGRAMS: Diagram[] }>("../../src/games/*/diagrams.ts", { eager: true });
const GAMES = Object.entries(found).map(([path, { DIAGRAMS }]) => ({
  game: path.split("/").at(-2) ?? "",
  diagrams: DIAGRAMS,
}));

function words({ title, drawing }: Diagram): string[] {
  if (drawing.is === "pitch") return [title];
  const parts = drawing.is === "lanes" ? drawing.lanes : drawing.steps;
  return [title, ...parts.map(({ says }) => says)];
}

function texts(game: string, language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  bundle.addResource(
    new FluentResource(readFileSync(join(ROOT, "web/src/games", game, "text", `${language}.ftl`), "utf8")),
  );
  return bundle;
}

it("finds the pictures of four games", () => {
  expect(GAMES.length).toBe(4);
});

describe.each(GAMES)("$game", ({ game, diagrams }) => {
  it("has pictures at articles that its rules have", () => {
    const rules = readFileSync(join(ROOT, "src/tavolino/games", game, "rules/en.md"), "utf8");
    expect(diagrams.length).toBeGreaterThan(1);
    expect(diagrams.filter(({ article }) => !rules.includes(`**${article}**`))).toEqual([]);
  });

  it.each(["en", "it", "ro"])("has their words in %s", (language) => {
    const bundle = texts(game, language);
    expect(diagrams.flatMap(words).filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});

it("draws twenty-two on the pitch, each at a place of their own", () => {
  const [men] = GAMES.flatMap(({ diagrams }) => diagrams).flatMap(({ drawing }) =>
    drawing.is === "pitch" ? [drawing.men] : [],
  );
  expect(new Set(men?.map(({ x, y }) => `${x} ${y}`)).size).toBe(22);
});
