import { expect, test } from "vitest";

import { rulerOf } from "./ruler";

const table = (...points: number[]) =>
  points.map((control_points, place) => ({ id: ["un", "mcr", "opa", "pg"][place] ?? "un", control_points }));

test("the marks are whole numbers, however many points there are", () => {
  for (let most = 0; most < 400; most += 1) {
    const { marks } = rulerOf(table(0, most));
    expect(marks.every((mark) => Number.isInteger(mark))).toBe(true);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(10);
  }
});

test("a marker stands on its true value; ties stand above each other", () => {
  const ruler = rulerOf(table(52, 60, 52, 52));
  expect(ruler.markers.map((marker) => marker.x)).toEqual([52, 60, 52, 52].map(ruler.at));
  expect(new Set(ruler.markers.map((marker) => `${marker.x} ${marker.y}`)).size).toBe(4);
});
