/** The corner of a card, pulled over. */

import { expect, it } from "vitest";
import { CARD_HEIGHT, CARD_WIDTH, clipOf, cornerAt, foldAt, type Point } from "../../src/stage/scenes/fold";

const area = (points: Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = points[(n + 1) % points.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

it("loses no part of the card: what is folded over is what no longer lies flat", () => {
  for (const at of [[600, 30], [300, 200], [100, 700], cornerAt(0.5)] as Point[]) {
    const { flat, over } = foldAt(at);
    expect(area(flat) + area(over)).toBeCloseTo(CARD_WIDTH * CARD_HEIGHT, 3);
  }
});

it("brings the corner to where the finger is", () => {
  const finger: Point = [220, 340];
  const [, , , , x, y] = foldAt(finger).matrix;
  expect([x, y].map(Math.round)).toEqual([...finger]);
});

it("leaves the points of the fold where they are", () => {
  const { middle, matrix } = foldAt([220, 340]);
  const [a, b, c, d, e, f] = matrix;
  const [x, y] = [CARD_WIDTH - middle[0], middle[1]];
  expect(a * x + c * y + e).toBeCloseTo(middle[0], 6);
  expect(b * x + d * y + f).toBeCloseTo(middle[1], 6);
});

it("is flat while nobody pulls, and goes over all the way by itself", () => {
  expect(foldAt(cornerAt(0)).share).toBeLessThan(0.01);
  const shares = [0.1, 0.4, 0.7, 1].map((share) => foldAt(cornerAt(share)).share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBeGreaterThan(0.9);
});

it("clips nothing to nothing", () => {
  expect(clipOf([])).toBe("polygon(0 0, 0 0, 0 0)");
  expect(
    clipOf([
      [0, 0],
      [CARD_WIDTH, 0],
      [0, CARD_HEIGHT],
    ]),
  ).toBe("polygon(0.00% 0.00%, 100.00% 0.00%, 0.00% 100.00%)");
});
