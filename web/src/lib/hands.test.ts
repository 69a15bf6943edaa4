import { expect, test } from "vitest";

import { handsAfter } from "./hands";

test("a delay is counted in the largest unit that is whole", () => {
  expect([15, 60, 90, 1440, 10080].map(handsAfter)).toEqual([
    { unit: "minutes", count: 15 },
    { unit: "hours", count: 1 },
    { unit: "minutes", count: 90 },
    { unit: "days", count: 1 },
    { unit: "days", count: 7 },
  ]);
});
