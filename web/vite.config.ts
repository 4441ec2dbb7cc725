import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.TAVOLINO_SERVER ?? "http://127.0.0.1:8011";

const TEXTS = /\.(js|css|html|svg|webmanifest)$/;
const SMALLEST_BYTES = 600;

/** Packs every text of the page beside it, as small as it gets: the server sends that to whoever can read it. */
function packTexts(): Plugin {
  return {
    name: "pack-texts",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXTS.test(file))) {
        const text = readFileSync(join(dir, name));
        if (text.length >= SMALLEST_BYTES) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}

/** The page is built into the Python package, which serves it; with `--mode static`, as a folder for any web server. */
export default defineConfig({
  plugins: [svelte(), packTexts()],
  worker: { format: "es" },
  build: {
    outDir: "../src/tavolino/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: ["en", "it", "ro"].map((language) => ({
            name: language,
            test: new RegExp(`/text/${language}[/.]`),
          })),
        },
      },
    },
  },
  server: {
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    // A window for each worker and not for each file: making windows would take ten times as long as the tests.
    isolate: false,
    setupFiles: ["tests/first_visit.ts"],
    include: ["tests/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
