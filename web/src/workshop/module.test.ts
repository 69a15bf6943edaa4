import { expect, test } from "vitest";

import { HEXES, bodies, touched } from "./module";

test("a click puts a planet on a hex, and the next takes it off", () => {
  const hex = HEXES.find((one) => one.q === 1 && one.r === 4);
  if (!hex) throw new Error("the hex is part of a module");
  const made = touched({}, "planets", hex);
  expect(bodies(made, "planets").map((one) => one.at)).toEqual([[1, 4]]);
  expect(bodies(touched(made, "planets", hex), "planets")).toEqual([]);
});
