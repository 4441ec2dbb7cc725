/** Go-Goal!: who stands where, and what a moment comes to in words. */

import { expect, it } from "vitest";
import { whyOf, sumOf, backsOf } from "../../src/games/gogoal/moment";
import { teamOf, withCards } from "../../src/games/gogoal/teams";
import type { GoGoalBoard, View } from "../../src/server/schema";

const BOARD: GoGoalBoard = {
  turn: 1,
  starter: 0,
  round: 2,
  goals_to_win: 3,
  sides: 1,
  hands: [
    { players: 1, actions: 2 },
    { players: 4, actions: 3 },
  ],
  strengths: [
    { forwards: 2, defenders: 1 },
    { forwards: 1, defenders: 2 },
  ],
  needs: "outnumber",
  attack: null,
  symbol: null,
};

function viewOf(...team: [string, number][]): View {
  const zone = {
    id: "team:0",
    kind: "team",
    owner: 0,
    lies: "spread",
    size: 0,
    cards: team.map(([card, n]) => ({ card, n })),
  };
  return { zones: [zone] } as unknown as View;
}

const cards = (men: ({ card: string | null } | null)[]) => men.map((man) => man?.card ?? null);

it("puts defenders at the back, forwards in front, and the others where there is room", () => {
  const men = teamOf(viewOf(["defender", 1], ["midfielder", 2], ["forward", 2]), 0, "abc");
  expect(cards(men)).toEqual(["defender", "midfielder", "midfielder", "forward", "forward"]);
  const four = teamOf(viewOf(["defender", 2], ["forward", 1], ["joker", 1]), 0, "abc");
  expect(cards(four)).toEqual(["defender", "defender", "joker", "forward", null]);
});

it("keeps the faces of those who were there when another joins", () => {
  const men = teamOf(viewOf(["forward", 1]), 0, "abc");
  const joined = withCards(men, ["forward"], (_, nth) => 50 + nth);
  expect(joined[3]).toEqual(men[3]);
  expect(joined[4]).toEqual({ card: "forward", nth: 1, copy: 51 });
});

it("says the engine's numbers, and nothing else where numbers don't matter", () => {
  expect(whyOf(BOARD, "goal", 0, 1)).toBe("2 forwards v 2 defenders: enough");
  expect(
    whyOf(
      {
        ...BOARD,
        strengths: [
          { forwards: 2, defenders: 0 },
          { forwards: 0, defenders: 1 },
        ],
      },
      "goal",
      0,
      1,
    ),
  ).toBe("2 forwards beat 1 defender");
  expect(whyOf(BOARD, "super-goal", 0, 1)).toBe("One forward is enough");
  expect(whyOf({ ...BOARD, needs: "none" }, "goal", 0, 1)).not.toContain("2");
  expect(sumOf(BOARD, "goal", 0, 1, false)).toBe("2 v 2: closed");
});

it("shows the others' cards as the backs of their decks", () => {
  expect(backsOf(BOARD, 0)).toEqual(["players", "actions", "actions"]);
});
