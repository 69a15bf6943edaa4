import { describe, expect, test } from "vitest";

import { chapters, found } from "./ruleSearch";
import { digit, letters } from "./keys";
import { coarseFirst, grid, path, scale, spread } from "./series";
import { vocabulary } from "./vocabulary";

describe("the vocabulary", () => {
  test("gives every action the code of its place", () => {
    const words = vocabulary([
      { notation: "pass", verb: "pass", fields: {} },
      { notation: "place luna", verb: "place", fields: { base: "luna" } },
    ]);
    expect(words[1]).toEqual({ code: 1, verb: "place", fields: { base: "luna" }, notation: "place luna" });
  });
});

describe("keys", () => {
  test("are letters of the labels, the game's own first, none twice", () => {
    const keys = letters(["place", "play", "move"], (verb) => verb, { move: "m" });
    expect(keys.get("move")).toBe("m");
    expect(new Set(keys.values()).size).toBe(3);
  });

  test("count to ten", () => {
    expect([digit(0), digit(9), digit(10)]).toEqual(["1", "0", null]);
  });
});

describe("charts", () => {
  const samples = [
    { version: 0, values: [0, 10] },
    { version: 10, values: [20, null] },
  ];

  test("fill their box", () => {
    expect(path(samples, 0, scale(samples, 100, 50))).toBe("M0.0 50.0L100.0 0.0");
  });

  test("leave out what is unknown", () => {
    expect(path(samples, 1, scale(samples, 100, 50))).toBe("M0.0 25.0");
  });

  test("have a grid of whole numbers", () => {
    expect(grid({ low: 0, high: 1 })).toEqual([0, 1]);
    expect(grid({ low: 0, high: 20 })).toEqual([0, 5, 10, 15, 20]);
    expect(grid({ low: 0, high: 6 })).toEqual([0, 2, 4, 6]);
  });

  test("are whole at once and grow finer", () => {
    expect(coarseFirst([0, 1, 2, 3, 4, 5])).toEqual([0, 5, 4, 2, 1, 3]);
    expect(coarseFirst(spread(100, 32))).toHaveLength(32);
    expect(coarseFirst([7])).toEqual([7]);
    expect(coarseFirst([])).toEqual([]);
  });

  test("take few positions, the first and the last among them", () => {
    expect(spread(100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(spread(2, 5)).toEqual([0, 1, 2]);
  });
});

describe("rules", () => {
  const clause = (id: string, chapter: string, en: string, it: string) => ({
    id,
    chapter,
    title: { en, it },
    text: { en, it },
  });
  const rules = [clause("x:1", "map", "Orbit", "Orbita"), clause("x:2", "map", "Base", "Città")];

  test("are found in both languages, accents or not", () => {
    expect(found(rules, "citta")).toEqual([rules[1]]);
    expect(found(rules, "  ")).toEqual(rules);
  });

  test("stand by chapter", () => {
    expect(chapters(rules)).toEqual([["map", rules]]);
  });
});
