import { describe, expect, test } from "vitest";

import { chapters, found } from "./find";
import { digit, letters } from "./keys";
import { coarseFirst, grid, path, scale, spread } from "./series";
import { vocabulary } from "./vocabulary";

describe("the vocabulary", () => {
  test("names the values of fields as the notation does", () => {
    const words = vocabulary([
      { notation: "move earth>ceres 1", verb: "Move", fields: { source: 0, target: 2, number: 1 } },
      { notation: "move ceres>earth 2", verb: "Move", fields: { source: 2, target: 0, number: 2 } },
      { notation: "pass", verb: "Pass", fields: {} },
      { notation: "remove un luna", verb: "Remove", fields: { base: 0, faction: 0 } },
      { notation: "remove opa ceres", verb: "Remove", fields: { base: 5, faction: 2 } },
      { notation: "remove un ceres", verb: "Remove", fields: { base: 5, faction: 0 } },
    ]);
    expect(words[0]?.fields).toEqual({ source: "earth", target: "ceres", number: "1" });
    expect(words[2]).toEqual({ code: 2, verb: "pass", fields: {}, notation: "pass" });
    expect(words[4]?.fields).toEqual({ faction: "opa", base: "ceres" });
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
  const clause = (id: string, chapter: string, en: string, it: string) => ({ id, chapter, title: { en, it }, text: { en, it } });
  const rules = [clause("x:1", "map", "Orbit", "Orbita"), clause("x:2", "map", "Base", "Città")];

  test("are found in both languages, accents or not", () => {
    expect(found(rules, "citta")).toEqual([rules[1]]);
    expect(found(rules, "  ")).toEqual(rules);
  });

  test("stand by chapter", () => {
    expect(chapters(rules)).toEqual([["map", rules]]);
  });
});
