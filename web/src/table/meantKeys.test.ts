import { expect, test } from "vitest";

import { MeantKeys } from "./meantKeys";

const key = (name: string, repeat = false) => ({ key: name, repeat });

test("the key that answered the last question does not answer the next", () => {
  let now = 0;
  const meant = new MeantKeys(() => now);
  expect(meant.isLate(key("d"))).toBe(false);
  meant.renew();
  now = 200;
  expect(meant.isLate(key("d"))).toBe(true);
  now = 700;
  expect(meant.isLate(key("d"))).toBe(false);
});

test("who did something else in between means it", () => {
  const meant = new MeantKeys(() => 0);
  meant.isLate(key("Enter"));
  meant.renew();
  expect(meant.isLate(key("h"))).toBe(false);
  expect(meant.isLate(key("Enter"))).toBe(false);
});

test("a key before a click answered nothing", () => {
  const meant = new MeantKeys(() => 0);
  meant.isLate(key("l"));
  meant.other();
  meant.renew();
  expect(meant.isLate(key("l"))).toBe(false);
});

test("a key that is held down is never meant", () => {
  expect(new MeantKeys(() => 0).isLate(key("Enter", true))).toBe(true);
});
