/** What Prettier does not do: likely mistakes, and imports that go down only. */

import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

/** The rooms of src/, from the top: a room imports from those below it, never from above or from beside it. */
const LAYERS = [
  ["pages"],
  ["lessons"],
  ["table", "competitions", "report", "editor", "gallery"],
  ["setup"],
  ["games"],
  ["stage"],
  ["rulebook", "print"],
  ["cards"],
  ["live"],
  ["director"],
  ["server"],
  ["pocket"],
  ["lib"],
];

/** Without code that could import: texts and style sheets. */
const PLAIN = ["text", "style"];

const foldersIn = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const homeless = foldersIn("src/").filter((room) => ![...LAYERS.flat(), ...PLAIN].includes(room));
if (homeless.length) throw new Error(`In LAYERS there is no place for src/${homeless.join(", src/")}.`);

/** What a room may not import. A room is one step below src/, so its name follows the last `../`. */
function layerPatterns(room, rank) {
  const above = LAYERS.slice(0, rank + 1)
    .flat()
    .filter((other) => other !== room);
  const forbidden = ["App", "Header", "main", ...above];
  return [
    {
      // The generated schema imports nothing: every room may know it.
      regex: `^(\\.\\./)+(?!server/schema$)(${forbidden.join("|")})(/|\\.|$)`,
      message: `src/${room} imports from the rooms below it only.`,
    },
  ];
}

function layer(room, rank) {
  return {
    files: [`src/${room}/**`],
    rules: { "no-restricted-imports": ["error", { patterns: layerPatterns(room, rank) }] },
  };
}

const GAMES_RANK = LAYERS.findIndex((rooms) => rooms.includes("games"));

/** Games never meet. */
function game(id, all) {
  const others = all.filter((other) => other !== id);
  return {
    files: [`src/games/${id}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            ...layerPatterns("games", GAMES_RANK),
            {
              regex: `^(\\.\\./)+(games/)?(${others.join("|")})/`,
              message: `The page of ${id} knows no other game.`,
            },
          ],
        },
      ],
    },
  };
}

export default ts.config(
  { ignores: ["src/server/schema.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
  },
  ...LAYERS.flatMap((rooms, rank) => rooms.map((room) => layer(room, rank))),
  ...foldersIn("src/games/").map((id, _, all) => game(id, all)),
);
