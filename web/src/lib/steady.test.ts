import { expect, test } from "vitest";

import { steady } from "./steady";

test("a list with the same content is the list of before", () => {
  const before = ["Rigel", "Altair"];
  expect(steady(["Rigel", "Altair"], before)).toBe(before);
});

test("a list with another content, order or length is a new one", () => {
  for (const next of [["Rigel", "Vega"], ["Altair", "Rigel"], ["Rigel"], ["Rigel", "Altair", "Vega"]])
    expect(steady(next, ["Rigel", "Altair"])).toBe(next);
});
