/** Keys at the table. */

import { expect, it } from "vitest";
import { commandOf } from "../../src/stage/touch/keys";

it.each([
  ["1", { is: "card", nth: 0 }],
  ["9", { is: "card", nth: 8 }],
  ["ArrowLeft", { is: "along", by: -1 }],
  ["Escape", { is: "back" }],
  ["E", { is: "large" }],
  ["+", { is: "faster" }],
  ["q", null],
])("%s", (key, command) => expect(commandOf(key)).toEqual(command));
