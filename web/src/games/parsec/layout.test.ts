import { describe, expect, test } from "vitest";

import { axisAt, drawingOf, xOf, yOf } from "./layout";

describe("the hexes", () => {
  test("a point inside a hex finds it, near its corners too", () => {
    for (const [q, r] of [
      [0, 1],
      [3, 7],
      [-4, 12],
    ] as const) {
      for (const [dx, dy] of [
        [0, 0],
        [12, 0],
        [-12, 0],
        [0, 15],
        [0, -15],
      ] as const) {
        expect(axisAt(xOf(q, r) + dx, yOf(r) + dy)).toBe(`${q},${r}`);
      }
    }
  });

  test("a planet is drawn around the hex in its middle", () => {
    const around = [
      [1, 4],
      [2, 4],
      [1, 5],
      [0, 5],
      [0, 4],
      [1, 3],
      [2, 3],
    ] as const;
    const cells = around.map(([q, r]) => ({
      cell: `${q}/${r}`,
      q,
      r,
      modules: [0],
      terrain: "planet" as const,
      body: 0,
    }));
    const galaxy = {
      columns: 1,
      rows: 1,
      modules: ["m01"],
      cells,
      bodies: [{ number: 3, planet: true, resources: ["gold", "titanium"] }],
    };
    const [planet] = drawingOf(galaxy).bodies;
    expect(planet?.centre).toBe("1/4");
    expect(planet?.ground).toBe("rust");
  });
});
