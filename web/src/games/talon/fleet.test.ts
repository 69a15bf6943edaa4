import { expect, test } from "vitest";

import { costOf, fleetText, readFleet } from "./fleet";

const CLASSES = [
  { class: "CA", faction: "terran", cost: 115 },
  { class: "CA", faction: "talon", cost: 116 },
];

test("a fleet is read and written as the options have it", () => {
  expect(readFleet("talon: CA DD", "terran")).toEqual({ faction: "talon", ships: ["CA", "DD"] });
  expect(readFleet("CA CA", "terran")).toEqual({ faction: "terran", ships: ["CA", "CA"] });
  expect(fleetText("talon", ["CA", "DD"])).toBe("talon: CA DD");
});

test("a fleet costs what its own faction's ships cost", () => {
  expect(costOf(readFleet("talon: CA CA", "terran"), CLASSES)).toBe(232);
  expect(costOf(readFleet("", "terran"), CLASSES)).toBe(0);
});
