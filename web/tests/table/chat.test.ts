/** In the chat a tap on a name offers what one can do about its owner. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { muted } from "../../src/live/muted.svelte";
import { TableStore } from "../../src/live/table_store.svelte";
import { identity } from "../../src/server/guest.svelte";
import type { ChatMessage, WelcomeFrame } from "../../src/server/schema";
import Chat from "../../src/table/Chat.svelte";

const asked: { path: string; body: unknown; secret: string | undefined }[] = [];
let table: TableStore;
let chat: Record<string, unknown>;

const said = (seat: number | null, name: string, text: string): ChatMessage => ({
  seat,
  name,
  text,
  phrase: "",
  at: 0,
});

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal(
    "fetch",
    async (path: string, { body, headers }: { body?: string; headers: Record<string, string> }) => {
      if (path === "/api/guests")
        return new Response(JSON.stringify({ id: "g", name: "Ana", secret: "s" }), JSON_ANSWER);
      asked.push({ path, body: body && JSON.parse(body), secret: headers["Authorization"] });
      return new Response(null, { status: 204 });
    },
  );
  await identity.ensureGuest("Ana");
  table = new TableStore("t1");
  const welcome = {
    seat: 0,
    host: true,
    phrases: {},
    said: [said(0, "Ana", "ciao"), said(1, "Ion", "rude"), said(null, "Leo", "boo")],
  };
  table.take({ is: "welcome", ...welcome } as unknown as WelcomeFrame);
  chat = mount(Chat, { target: document.body, props: { table } });
  flushSync();
});

afterEach(async () => {
  await unmount(chat);
  muted.names.forEach((name) => muted.remove(name));
  vi.unstubAllGlobals();
});

const JSON_ANSWER = { status: 201, headers: { "Content-Type": "application/json" } };
const lines = () =>
  [...document.querySelectorAll("li")].map((line) => line.textContent?.replace(/\s+/g, " ").trim());

function tap(words: string): void {
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(words));
  if (!button) throw new Error(`no button ${words}`);
  button.click();
  flushSync();
}

it("hides whom one has muted, until one wants to hear them again", () => {
  tap("Ion");
  tap("Mute");
  expect(lines()).toEqual(["Ana ciao", "Leo boo"]);
  table.take({ is: "said", line: said(1, "Ion", "still rude") });
  flushSync();
  expect(lines()).toEqual(["Ana ciao", "Leo boo"]);
  tap("Ion");
  expect(lines()).toContain("Ion still rude");
});

it("offers nothing about oneself", () => {
  expect([...document.querySelectorAll("li button")].map((button) => button.textContent)).toEqual([
    "Ion",
    "Leo",
  ]);
});

it.each([
  ["Ion", "Block", "blocks", { seat: 1 }],
  ["Leo", "Report", "reports", { name: "Leo" }],
])("%s: %s", async (name, words, path, body) => {
  tap(name);
  tap(words);
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain(name));
  expect(asked).toEqual([{ path: `/api/tables/t1/${path}`, body, secret: "Bearer s" }]);
});

it("lets the host show a spectator out", () => {
  const sent: unknown[] = [];
  Object.assign(table, { send: (frame: unknown) => sent.push(frame) });
  table.take({ is: "spectators", n: 1, who: [{ number: 5, name: "Leo" }] });
  flushSync();
  tap("Leo");
  tap("Show out");
  expect(sent).toEqual([{ do: "remove", spectator: 5 }]);
});
