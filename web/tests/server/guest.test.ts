/** A guest is made once; one whom the server has forgotten is made anew, and the deed is done all the same. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { identity } from "../../src/server/guest.svelte";
import { post } from "../../src/server/http";

beforeEach(() => {
  identity.guest = null;
});
afterEach(() => vi.unstubAllGlobals());

function server(known: Set<string>): string[] {
  const asked: string[] = [];
  let guests = 0;
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(path);
    if (path === "/api/guests") return json(201, { id: "g", name: "Ana", secret: `secret ${++guests}` });
    const isKnown = known.has(headers["Authorization"] ?? "");
    return isKnown ? json(200, { id: "t" }) : json(401, { code: "no-guest", message: "Who are you?" });
  });
  return asked;
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

it("asks for a new guest when the server does not know the old one", async () => {
  const asked = server(new Set(["Bearer secret 2"]));
  const opened = await identity.asGuest("Ana", (guest) => post<{ id: string }>("tables", {}, guest.secret));
  expect(opened.id).toBe("t");
  expect(asked).toEqual(["/api/guests", "/api/tables", "/api/guests", "/api/tables"]);
  expect(identity.guest?.secret).toBe("secret 2");
});

it("passes other refusals on", async () => {
  server(new Set(["Bearer secret 2"]));
  await expect(identity.asGuest("Ana", () => Promise.reject(new Error("too many tables")))).rejects.toThrow(
    "too many tables",
  );
});
