import { expect, test } from "vitest";

import { beside, near } from "./placement";

const FRAME = { width: 800, height: 600 };
const CARD = { width: 300, height: 200 };
const at = (x: number, y: number) => ({ x: x - 30, y: y - 30, width: 60, height: 60 });

test("a card lies in the first corner when nothing is there", () => {
  expect(beside(CARD, FRAME, [], [])).toEqual({ x: 14, y: 14 });
});

test("it moves away from what it speaks about, even onto others", () => {
  const others = [at(700, 100), at(700, 300), at(100, 500), at(700, 500), at(400, 100), at(400, 500)];
  expect(beside(CARD, FRAME, [at(100, 100)], others)).not.toEqual({ x: 14, y: 14 });
  expect(beside(CARD, FRAME, [at(100, 100), at(100, 300)], [])).toEqual({ x: 486, y: 14 });
});

test("among places that are as good it covers the fewest others", () => {
  expect(beside(CARD, FRAME, [at(100, 100)], [at(700, 100)])).toEqual({ x: 14, y: 200 });
});

test("a frame that is too small keeps the card at its edge", () => {
  expect(beside(CARD, { width: 200, height: 100 }, [], [])).toEqual({ x: 14, y: 14 });
});

test("what is close to a box lies right of it, else where there is room, and never over it", () => {
  const box = (x: number, y: number, width = 60) => ({ x, y, width, height: 60 });
  expect(near(CARD, FRAME, box(100, 100))).toEqual({ x: 172, y: 92 });
  expect(near(CARD, FRAME, box(700, 100))).toEqual({ x: 388, y: 92 });
  expect(near(CARD, FRAME, box(100, 20, 600))).toEqual({ x: 100, y: 92 });
  expect(near(CARD, FRAME, box(100, 500, 600))).toEqual({ x: 100, y: 288 });
});
