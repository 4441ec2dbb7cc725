import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.TAVOLINO_SERVER ?? "http://127.0.0.1:8011";

/** The page is built into the Python package, which serves it; with `--mode static`, as a folder for any web server. */
export default defineConfig({
  plugins: [svelte()],
  worker: { format: "es" },
  build: {
    outDir: "../src/tavolino/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: ["it", "ro"].map((language) => ({
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
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 120_000 },
});
