import { describe, expect, it } from "vitest";

import { type ProblemList, gameOfDay, nextProblem, recordAt } from "./practice";

const list: ProblemList = { levels: [1, 2, 1, 3, 1], daily: 3, answered: { 0: true, 2: false } };

describe("problems", () => {
  it("counts what was answered and what was right", () => {
    expect(recordAt(list, 1)).toEqual({ level: 1, count: 3, tried: 2, solved: 1 });
    expect(recordAt(list, 3)).toEqual({ level: 3, count: 1, tried: 0, solved: 0 });
  });

  it("goes on with what was not answered yet, and round again when nothing is left", () => {
    expect(nextProblem(list, 1)).toBe(4);
    expect(nextProblem({ ...list, answered: { 0: true, 2: true, 4: true } }, 1, 2)).toBe(4);
    expect(nextProblem({ ...list, answered: { 0: true, 2: true, 4: true } }, 1, 4)).toBe(0);
    expect(nextProblem(list, 9)).toBeNull();
  });

  it("has another game every day, of those that are here", () => {
    const days = [0, 1, 2, 3].map((day) => gameOfDay(day * 86_400_000 + 5, ["talon", "expanse", "parsec", "x"]));
    expect(days).toEqual(["expanse", "parsec", "talon", "expanse"]);
    expect(gameOfDay(5, ["x"])).toBeNull();
  });
});
