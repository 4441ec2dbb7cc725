import { expect, it } from "vitest";
import { placeOf } from "../../src/lib/router.svelte";

it.each([
  ["/", { page: "", args: [], secret: "" }],
  ["/t/abc", { page: "t", args: ["abc"], secret: "" }],
  ["/join/abc#secret-word", { page: "join", args: ["abc"], secret: "secret-word" }],
  ["/rules/un%20gioco/", { page: "rules", args: ["un gioco"], secret: "" }],
])("reads %s", (path, place) => {
  expect(placeOf(new URL(path, "http://table.test"))).toEqual(place);
});
