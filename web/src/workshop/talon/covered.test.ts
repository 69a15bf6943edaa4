import { expect, test } from "vitest";

import { arcOf, around } from "./covered";

test("front and rear reach thirty degrees to both sides, their edges included", () => {
  expect(arcOf(3, 0)).toBe("front");
  expect(arcOf(1, 1)).toBe("front");
  expect(arcOf(2, -1)).toBe("front");
  expect(arcOf(0, 1)).toBe("right");
  expect(arcOf(0, -2)).toBe("left");
  expect(arcOf(-2, 1)).toBe("rear");
});

test("a ship has six hexes around it, and twelve beyond", () => {
  const hexes = around(2);
  expect(hexes.filter((one) => one.range === 1)).toHaveLength(6);
  expect(hexes.filter((one) => one.range === 2)).toHaveLength(12);
});
