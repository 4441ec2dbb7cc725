/** What Prettier does not do: likely mistakes, and imports that go down only. */

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

/** The rule of one room. A room is one step below src/, so its name follows the last `../`. */
function layer(room, rank) {
  const above = LAYERS.slice(0, rank + 1)
    .flat()
    .filter((other) => other !== room);
  const forbidden = ["App", "Header", "main", ...above];
  return {
    files: [`src/${room}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${forbidden.join("|")})(/|\\.|$)`,
              message: `src/${room} imports from the rooms below it only.`,
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
);
