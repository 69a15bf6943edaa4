import { describe, expect, test } from "vitest";

import { bearing, orbit, point, ticks } from "./chart";

describe("the lobby's chart", () => {
  test("orbits lie apart and inside the dial, however many games there are", () => {
    for (const count of [1, 2, 5, 12]) {
      const radii = Array.from({ length: count }, (_, place) => orbit(place, count));
      expect(radii).toEqual([...radii].sort((one, other) => one - other));
      expect(new Set(radii).size).toBe(count);
      expect(Math.min(...radii)).toBeGreaterThanOrEqual(128);
      expect(Math.max(...radii)).toBeLessThan(380);
    }
  });

  test("neighbours stand on different sides of the sun", () => {
    for (let place = 0; place < 8; place++) {
      const [one, other] = [point(1, bearing(place)), point(1, bearing(place + 1))];
      expect(one.x * other.x + one.y * other.y).toBeLessThan(0);
    }
  });

  test("a fine scale leaves out the ticks of the coarse one", () => {
    expect(ticks(1, 2, 90).match(/M/g)).toHaveLength(4);
    expect(ticks(1, 2, 45, 90).match(/M/g)).toHaveLength(4);
  });
});
