import { expect, test } from "vitest";

import { NARROW, WIDE, bands, columns } from "./layout";

const LASTS = [8, 6, 6, 8];

test("every zone has a place on the map", () => {
  for (const [lay, size] of [
    [bands, WIDE],
    [columns, NARROW],
  ] as const) {
    const laid = lay(LASTS);
    expect(laid.map((band) => band.cells.length)).toEqual([7, 5, 5, 7]);
    for (const { at } of laid.flatMap((band) => band.cells)) {
      expect(at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height).toBe(true);
    }
  }
});

test("zones run from the Terran home world to the Talon one", () => {
  const [wide] = bands(LASTS);
  expect(wide && wide.cells[0]!.at.x < wide.cells[6]!.at.x).toBe(true);
  const [tall] = columns(LASTS);
  expect(tall && tall.cells[0]!.at.y > tall.cells[6]!.at.y).toBe(true);
});
