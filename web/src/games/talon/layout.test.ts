import { expect, test } from "vitest";

import { SIDE, WIDE, centre, degrees, ground, named } from "./layout";

test("a step in a facing leads one hex away in that direction", () => {
  const steps: Record<string, [number, number]> = {
    NW: [0, -1],
    NE: [1, -1],
    E: [1, 0],
    SE: [0, 1],
    SW: [-1, 1],
    W: [-1, 0],
  };
  const from = centre(4, 4);
  for (const [facing, [q, r]] of Object.entries(steps)) {
    const to = centre(4 + q, 4 + r);
    const turn = (degrees(facing) * Math.PI) / 180;
    expect(to.x - from.x).toBeCloseTo(WIDE * Math.cos(turn));
    expect(to.y - from.y).toBeCloseTo(WIDE * Math.sin(turn));
  }
});

test("a hex is found by its name", () => {
  expect(named("a1")).toEqual(centre(0, 0));
  expect(named("c3")).toEqual(centre(1, 2));
  expect(named("ab1")).toEqual(centre(27, 0));
});

test("the window has one hexagon for every hex and an edge around it", () => {
  const { grid, edge } = ground(4, 3);
  expect(grid.match(/M/g)).toHaveLength(12);
  expect(edge.length).toBeGreaterThan(0);
  expect(SIDE).toBeCloseTo(30.02, 1);
});
