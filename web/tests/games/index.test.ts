/** A fifth game is one folder: with it in src/games and nothing else changed, the page has all that it brings along. */

import { cp, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as Games from "../../src/games/index";
import type * as LanguageModule from "../../src/lib/language.svelte";

const WEB = join(import.meta.dirname, "../..");
let copy: string;
let server: ViteDevServer;
let games: typeof Games;

const load = async <T>(module: string): Promise<T> => (await server.ssrLoadModule(module)) as T;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  copy = await mkdtemp(join(WEB, "node_modules/.fifth-game-"));
  await cp(join(WEB, "src"), join(copy, "src"), { recursive: true });
  await cp(join(import.meta.dirname, "toy"), join(copy, "src/games/toy"), { recursive: true });
  server = await createServer({
    root: copy,
    configFile: join(WEB, "vite.config.ts"),
    server: { middlewareMode: true, ws: false },
    logLevel: "error",
    appType: "custom",
  });
  games = await load("/src/games/index.ts");
});

afterAll(async () => {
  await server.close();
  await rm(copy, { recursive: true });
  vi.unstubAllGlobals();
});

it("finds its board, with the layout that it asks for", async () => {
  const { default: Board, layout } = await games.boardOf("toy");
  expect([Board.name, layout]).toEqual(["Board", "stage"]);
  expect((await games.boardOf("rabona")).default.name).toBe("GenericBoard");
});

it("finds its lesson", async () => {
  expect(games.hasLesson("toy")).toBe(true);
  expect(await games.lessonOf("toy")).toMatchObject({ game: "toy", seat: 0 });
});

it.each([
  ["en", "Scores: 3"],
  ["it", "Punti: 3"],
  ["ro", "Puncte: 3"],
] as const)("finds its texts in %s", async (code, text) => {
  const { language } = await load<typeof LanguageModule>("/src/lib/language.svelte.ts");
  await language.speak(code);
  expect(language.say("toy-scores", { n: 3 })).toBe(text);
});
