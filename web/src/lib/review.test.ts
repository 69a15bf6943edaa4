import { expect, test } from "vitest";

import { type Decision, type Review, moments, nextMoment, signed, verdict, worth } from "./review";

const decision = (version: number, mark: Decision["mark"], loss = 0, mattered = 0): Decision => ({
  version,
  seat: 0,
  choice: "ChooseCell",
  options: 3,
  played: "place a1",
  best: "place b2",
  chance: 0.4,
  best_chance: 0.4 + loss,
  loss,
  error: 0.01,
  mark,
  mattered,
  reasons: [],
});
const review = (over: Partial<Review>): Review => ({
  seats: 2,
  winners: [1],
  curve: [],
  luck: [],
  decisions: [],
  skill: [0.2, -0.2],
  fortune: [-0.3, 0.3],
  playouts: 0,
  ...over,
});

test("points of a hundred have a sign", () => {
  expect([signed(0.112), signed(-0.08), signed(0.001), signed(-0.0414, 1)]).toEqual(["+11", "−8", "0", "−4.1"]);
});

test("what mattered is listed, what was forced is not", () => {
  const found = moments(
    review({
      decisions: [decision(1, "forced"), decision(2, "costly", 0.1), decision(3, ""), decision(4, "excellent")],
    }),
  );
  expect(found.map((one) => one.version)).toEqual([2, 4]);
});

test("a costly decision is worth what it lost", () => {
  expect(worth(decision(1, "costly", 0.1, 0.1))).toBe(-0.1);
  expect(worth(decision(1, "excellent", 0, 0.07))).toBe(0.07);
});

test("the verdict tells skill from luck", () => {
  expect(verdict(review({}), 0)).toBe("verdict-lost-best-unlucky");
  expect(verdict(review({}), 1)).toBe("verdict-won-other-lucky");
  expect(verdict(review({ fortune: [0, 0] }), 0)).toBe("verdict-lost-best-even");
});

test("moments follow each other in a circle", () => {
  const list = [decision(2, "costly"), decision(6, "costly")];
  expect(nextMoment(list, 2)?.version).toBe(6);
  expect(nextMoment(list, 6)?.version).toBe(2);
  expect(nextMoment(list, 6, true)?.version).toBe(2);
  expect(nextMoment(list, 1, true)?.version).toBe(6);
});
