import { expect, test } from "vitest";

import { halves, letter, moving } from "./tournaments";

test("points are counted in halves", () => {
  expect([0, 0.5, 3, 2.5].map(halves)).toEqual(["0", "½", "3", "2½"]);
});

test("divisions are letters, and a few of each move", () => {
  expect([0, 1, 2].map(letter)).toEqual(["A", "A", "B"]);
  expect([2, 5, 6, 12].map(moving)).toEqual([0, 1, 2, 2]);
});
