/** A face follows from public facts: whose card it is, and which of its kind. */

import { expect, it } from "vitest";
import { copyOf } from "../../src/stage/cards/faces";

it("gives everybody of a full table a face of their own", () => {
  const faces = [0, 1, 2, 3, 4, 5].flatMap((seat) => [0, 1, 2, 3, 4].map((nth) => copyOf("abc", seat, nth)));
  expect(new Set(faces).size).toBe(faces.length);
  expect(Math.max(...faces)).toBeLessThan(100);
});

it("is the same for everyone at the table, and another at the next", () => {
  expect(copyOf("abc", 1, 2)).toBe(copyOf("abc", 1, 2));
  expect(copyOf("abc", 1, 2)).not.toBe(copyOf("abd", 1, 2));
});
