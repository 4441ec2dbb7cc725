/** Cups and leagues: names as they are pasted, scores as they are typed, crests that stay the same. */

import { afterEach, describe, expect, it, vi } from "vitest";
import type { CompetitionSheet, MatchLine, Terms } from "../../src/server/schema";
import { crestOf } from "../../src/competitions/crest";
import { identity } from "../../src/server/guest.svelte";
import { say } from "../../src/lib/language.svelte";
import { signature } from "../../src/competitions/dialogs/signature.svelte";
import { CompetitionStore } from "../../src/competitions/competition_store.svelte";
import { limits, parseNames, findShared } from "../../src/competitions/new/team_names";
import { defaultTerms } from "../../src/competitions/new/terms";
import { bodyOf, complaint, figures, leavesLevel, typedScore } from "../../src/competitions/matches/scores";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

describe("names", () => {
  it("come one per line, without what lists put before them", () => {
    expect(parseNames("1. Fulgerul\r\n\n - Stella Alta \n• Torre Est; Albatros\n10) 3 Stele")).toEqual([
      "Fulgerul",
      "Stella Alta",
      "Torre Est",
      "Albatros",
      "3 Stele",
    ]);
  });

  it("keep the numbers and dashes that belong to them", () => {
    expect(parseNames("1860 Sud\nSans-Souci\n-")).toEqual(["1860 Sud", "Sans-Souci", "-"]);
  });

  it("that read alike are found", () => {
    expect(findShared(["Ana", "Bo", "ana", " ANA".trim(), "Cu"])).toEqual(["ANA"]);
    expect(findShared(["Ana", "Bo"])).toEqual([]);
  });

  it("are as many as a format takes; at one table the game says", () => {
    expect(limits("knockout")).toEqual([2, 64]);
    expect(limits("season")).toBeUndefined();
  });
});

it("knows what the server chooses when nobody says otherwise", () => {
  expect([
    defaultTerms("groups", 8),
    defaultTerms("groups", 3),
    defaultTerms("swiss", 6),
    defaultTerms("season", 4),
  ]).toEqual([2, 1, 3, 3]);
});

describe("scores", () => {
  it("are shown with the goals of extra time", () => {
    expect(figures({ goals: [1, 1], extra: [1, 0] })).toBe("2–1");
    expect(figures({ goals: null, extra: null })).toBe("");
  });

  it.each([
    [{ goals: [1, null], after: null, penalties: null }, "score-incomplete"],
    [{ goals: [1, -1], after: null, penalties: null }, "score-incomplete"],
    [{ goals: [1, 0.5], after: null, penalties: null }, "score-incomplete"],
    [{ goals: [1, 1], after: [0, null], penalties: null }, "score-incomplete"],
    [{ goals: [1, 1], after: null, penalties: [5, null] }, "score-incomplete"],
    [{ goals: [1, 0], after: [0, 1], penalties: null }, "score-fewer-after"],
    [{ goals: [1, 1], after: [1, 1], penalties: [5, 4] }, ""],
    [{ goals: [3, 0], after: null, penalties: null }, ""],
  ])("%j: %s", (typed, wanted) => expect(complaint(typed)).toBe(wanted));

  it("begin empty, or with what is to be corrected", () => {
    expect(
      typedScore({ goals: null, extra: null, penalties: null, teams: [0, 1] } as MatchLine).goals,
    ).toEqual([null, null]);
    expect(
      typedScore({ goals: [1, 1], extra: null, penalties: [5, 4], teams: [0, 1] } as MatchLine).penalties,
    ).toEqual([5, 4]);
  });
});

describe("a tie", () => {
  const leg = (decides: boolean, before: number[]) => ({ decides, before }) as MatchLine;
  const away = { away_goals: true } as Terms;
  const usual = { away_goals: false } as Terms;

  it.each([
    [[1, 1], leg(true, [0, 0]), usual, true],
    [[1, 1], leg(true, [0, 0]), away, true],
    [[2, 1], leg(true, [0, 0]), usual, false],
    [[1, 1], leg(false, [0, 0]), usual, false],
    [[1, null], leg(true, [0, 0]), usual, false],
    [[1, 0], leg(true, [0, 1]), usual, true],
    [[1, 1], leg(true, [0, 1]), usual, false],
    [[2, 1], leg(true, [1, 2]), away, true],
    [[1, 0], leg(true, [1, 2]), away, false],
  ])("%j after %j is level: %s %s", (goals, match, terms, wanted) =>
    expect(leavesLevel(goals, match, terms)).toBe(wanted),
  );

  it("sends the goals of extra time alone, and reads them back", () => {
    const typed = { goals: [1, 1], after: [2, 2], penalties: [5, 4] };
    expect(bodyOf(typed)).toEqual({ goals: [1, 1], extra: [1, 1], penalties: [5, 4] });
    expect(typedScore({ ...bodyOf(typed), teams: [0, 1] } as MatchLine)).toEqual(typed);
  });
});

describe("crests", () => {
  it("are the same for the same name, and differ in two colours", () => {
    expect(crestOf("Albatros")).toEqual(crestOf("Albatros"));
    for (const name of ["A", "B", "Fulgerul", "Stella", "🦅"])
      expect(crestOf(name).field).not.toBe(crestOf(name).figure);
  });

  it("are many", () => {
    expect(
      new Set(Array.from({ length: 40 }, (_, n) => JSON.stringify(crestOf(`Team ${n}`)))).size,
    ).toBeGreaterThan(30);
  });
});

describe("a competition that is followed", () => {
  const sheet = (version: number): CompetitionSheet =>
    ({
      competition: {
        id: "c",
        name: "Cup",
        version,
        lots: [],
        matches: [
          { id: "1", version: null },
          { id: "2", version: version > 1 ? version : null },
        ],
        teams: [{ name: "Ana" }],
        bracket: null,
      },
      words: { sources: { W1: "winner of 1" }, ties: [] },
      simulation: null,
    }) as unknown as CompetitionSheet;
  const json = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

  it("names teams, or says where they will come from", () => {
    const store = new CompetitionStore(sheet(1));
    expect([store.name(0), store.name(null, "W1")]).toEqual(["Ana", "winner of 1"]);
    expect(store.side({ leg: 2, sources: ["W1", "L2"], teams: [0, null] } as unknown as MatchLine, 1)).toBe(
      "winner of 1",
    );
  });

  it("keeps matches that are as they were, so that only others are drawn anew", async () => {
    vi.stubGlobal("fetch", async () => json(200, sheet(2)));
    const store = new CompetitionStore(sheet(1));
    const before = [store.match("1"), store.match("2")];
    await store.refresh();
    expect(store.match("1")).toBe(before[0]);
    expect(store.match("2")).not.toBe(before[1]);
    expect(store.match("2")?.version).toBe(2);
  });

  it("sends what was seen, tells who was first, and shows how it stands", async () => {
    identity.guest = null;
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
      if (path === "/api/guests") return json(201, { id: "g", name: "Ana", secret: "s" });
      asked.push(body && JSON.parse(String(body)));
      return method === "GET"
        ? json(200, sheet(3))
        : json(409, { code: "changed-meanwhile", message: "Ivo was here first" });
    });
    const store = new CompetitionStore(sheet(2));
    const changing = store.change("/matches/1/result", { goals: [1, 0] });
    expect([signature.isWanted, asked.length]).toEqual([true, 0]);
    signature.give("Ana");
    expect(await changing).toBe(false);
    expect(asked[0]).toEqual({ seen: 2, goals: [1, 0] });
    expect([store.problem, store.competition.version]).toEqual(["Ivo was here first", 3]);
  });

  it("is not changed by anybody without a name", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    identity.guest = null;
    const store = new CompetitionStore(sheet(2));
    const submitted = store.submit("/matches/1/result", { goals: [1, 0] });
    signature.give("");
    expect(await submitted).toBe(say("unsigned"));
    expect([fetched.mock.calls.length, store.problem, store.isBusy]).toEqual([0, "", false]);
  });

  it("is fetched again when the server tells a new version, and only then", async () => {
    const sockets: FakeSocket[] = [];
    class FakeSocket {
      onmessage: (message: { data: string }) => void = () => undefined;
      onclose: (close: { code: number }) => void = () => undefined;
      constructor(readonly url: string) {
        sockets.push(this);
      }
      close(): void {
        this.onclose({ code: 1000 });
      }
      tell(version: number, simulation: CompetitionSheet["simulation"] = null): void {
        this.onmessage({ data: JSON.stringify({ is: "news", version, simulation }) });
      }
    }
    const fetched = vi.fn(async () => json(200, sheet(3)));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", fetched);
    const store = new CompetitionStore(sheet(2));
    const leave = store.follow();
    expect(sockets[0]?.url).toMatch(/^ws.*\/ws\/competitions\/c$/);
    sockets[0]?.tell(2);
    sockets[0]?.tell(2, { done: 1, total: 4 });
    expect([fetched.mock.calls.length, store.sheet.simulation?.done]).toEqual([0, 1]);
    sockets[0]?.tell(3);
    await vi.waitFor(() => expect(store.competition.version).toBe(3));
    leave();
    expect([fetched.mock.calls.length, sockets.length]).toEqual([1, 1]);
  });
});
