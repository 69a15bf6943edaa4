import { expect, test } from "vitest";

import { MeantKeys } from "./meantKeys";

const key = (name: string, timeStamp = 0, repeat = false) => ({ key: name, timeStamp, repeat });

test("the key that answered the last question does not answer the next", () => {
  const meant = new MeantKeys(() => 0);
  expect(meant.isLate(key("d"), true)).toBe(false);
  meant.renew();
  expect(meant.isLate(key("d", 200), true)).toBe(true);
  expect(meant.isLate(key("d", 700), true)).toBe(false);
});

test("who did something else in between means it", () => {
  const meant = new MeantKeys(() => 0);
  meant.isLate(key("Enter"), true);
  meant.renew();
  expect(meant.isLate(key("h"), false)).toBe(false);
  expect(meant.isLate(key("Enter"), true)).toBe(false);
});

test("a key before a click answered nothing", () => {
  const meant = new MeantKeys(() => 0);
  meant.isLate(key("l"), false);
  meant.other();
  meant.renew();
  expect(meant.isLate(key("l"), false)).toBe(false);
});

test("an answer that a busy page hears of late belongs to the question that was there when it was pressed", () => {
  const meant = new MeantKeys(() => 5000);
  meant.renew();
  expect(meant.isLate(key("1", 4990), true)).toBe(true);
  expect(meant.isLate(key("r", 4990), false)).toBe(false);
  expect(meant.isLate(key("1", 5010), true)).toBe(false);
});

test("a key that is held down is never meant", () => {
  expect(new MeantKeys(() => 0).isLate(key("Enter", 0, true), true)).toBe(true);
});
