import { expect, it } from "vitest";

import { turningPoints } from "./turningPoints";

it("tells who took the lead from whom, and the largest leap", () => {
  const samples = [
    { version: 1, values: [0, 0] },
    { version: 2, values: [3, 1] },
    { version: 3, values: [3, 3] },
    { version: 4, values: [4, 12] },
    { version: 5, values: [13, 12] },
  ];
  expect(turningPoints(samples)).toEqual([
    { kind: "lead", version: 2, seat: 0, from: null, value: 3, by: 3 },
    { kind: "lead", version: 4, seat: 1, from: 0, value: 12, by: 9 },
    { kind: "lead", version: 5, seat: 0, from: 1, value: 13, by: 9 },
  ]);
});

it("has nothing to tell of a game without points", () => {
  expect(turningPoints([{ version: 1, values: [null, null] }])).toEqual([]);
});
