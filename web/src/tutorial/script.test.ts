import { describe, expect, it } from "vitest";

import { type Script, beginnings, fits, stepAt } from "./script";

const turn = (action: string, mine: boolean) => ({ action, mine });
const step = (id: string, line: readonly { action: string; mine: boolean }[] = []) => ({
  id,
  point: [],
  line,
  also: [],
});
const SCRIPT: Script = {
  seat: 0,
  first: 2,
  steps: [
    step("welcome"),
    step("take", [turn("take 1", true), turn("pass", false)]),
    step("look"),
    step("watch", [turn("take 2", false)]),
    step("end"),
  ],
  texts: {},
};

describe("a script", () => {
  it("knows where its steps begin", () => expect(beginnings(SCRIPT)).toEqual([2, 2, 4, 4, 5, 5]));

  it("accepts what a pattern says", () => {
    expect(fits("place *", "place luna")).toBe(true);
    expect(fits("place *", "replace luna")).toBe(false);
    expect(fits("fire a1.1", "fire a1x1")).toBe(false);
  });

  it("goes on where the learner left, or where the game stands", () => {
    expect(stepAt(SCRIPT, 2, 0)).toBe(0);
    expect(stepAt(SCRIPT, 3, 1)).toBe(1);
    expect(stepAt(SCRIPT, 4, 2)).toBe(2);
    expect(stepAt(SCRIPT, 4, 0)).toBe(3);
    expect(stepAt(SCRIPT, 5, 0)).toBe(4);
  });
});
