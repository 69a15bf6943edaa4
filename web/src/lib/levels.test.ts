import { beforeEach, expect, test } from "vitest";

import { ADAPTIVE, adapt, adaptAfter, meantLevel, rememberLevel, usualLevel } from "./levels";

const GAME = { name: "talon", levels: ["random", "greedy", "cadet", "captain", "admiral"] };

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test("a chosen level is what it says", () => {
  expect(usualLevel(GAME)).toBe("cadet");
  expect(meantLevel(GAME, "captain")).toBe("captain");
  rememberLevel(ADAPTIVE);
  expect(usualLevel(GAME)).toBe(ADAPTIVE);
});

test("an adaptive level follows how games end, each once", () => {
  expect(meantLevel(GAME, ADAPTIVE)).toBe("cadet");
  adaptAfter("one");
  adapt(GAME, "other", true);
  expect(meantLevel(GAME, ADAPTIVE)).toBe("cadet");
  adapt(GAME, "one", true);
  adapt(GAME, "one", true);
  expect(meantLevel(GAME, ADAPTIVE)).toBe("captain");
  for (const table of ["two", "three"]) {
    adaptAfter(table);
    adapt(GAME, table, false);
  }
  expect(meantLevel(GAME, ADAPTIVE)).toBe("cadet");
});

test("the strongest is the strongest", () => {
  for (const table of ["1", "2", "3", "4"]) {
    adaptAfter(table);
    adapt(GAME, table, true);
  }
  expect(meantLevel(GAME, ADAPTIVE)).toBe("admiral");
});
