import { expect, test } from "vitest";

import { leftUntil } from "./time";

test("what is left is told in the unit that matters", () => {
  expect(leftUntil(1000 + 7 * 60, 1000)).toEqual({ key: "left-minutes", terms: { minutes: 7 }, urgent: true });
  expect(leftUntil(1000 + 9 * 3600, 1000)).toEqual({ key: "left-hours", terms: { hours: 9 }, urgent: false });
  expect(leftUntil(1000 + 52 * 3600, 1000).terms).toEqual({ days: 2, hours: 4 });
  expect(leftUntil(900, 1000).key).toBe("left-over");
});
