import { expect, test } from "vitest";

import { HEXES, bodies, bodyOn, galaxyOf, touched, withBody } from "./module";

test("a click puts a planet on a hex, and the next takes it off", () => {
  const hex = HEXES.find((one) => one.q === 1 && one.r === 4);
  if (!hex) throw new Error("the hex is part of a module");
  const made = touched({}, "planets", hex);
  expect(bodies(made, "planets").map((one) => one.at)).toEqual([[1, 4]]);
  expect(bodies(touched(made, "planets", hex), "planets")).toEqual([]);
});

test("a planet lies on seven hexes and is found from each of them", () => {
  const item = { id: "m99", planets: [{ at: [1, 4], number: 5, resources: ["gold", "energy"] }] };
  const cells = galaxyOf(item).cells.filter((one) => one.terrain === "planet");
  expect(cells).toHaveLength(7);
  for (const cell of cells) expect(bodyOn(item, cell)?.body.number).toBe(5);
  expect(bodyOn(item, { q: 3, r: 1 })).toBeNull();
});

test("what lies there is changed in its place", () => {
  const item = { asteroids: [{ at: [1, 4], number: 5, resources: ["gold"] }] };
  const found = bodyOn(item, { q: 1, r: 4 });
  if (!found) throw new Error("the asteroid lies there");
  const changed = withBody(item, found, { ...found.body, number: 8 });
  expect(bodies(changed, "asteroids").map((one) => one.number)).toEqual([8]);
});
