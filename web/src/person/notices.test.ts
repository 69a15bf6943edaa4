import { expect, test } from "vitest";

import { type Notice, added, read, restored, shapeOf, unread } from "./notices";

const notice = (table: string, what: Notice["what"] = "turn"): Notice => ({
  type: "notice",
  table,
  game: "talon",
  title: "",
  what,
});

test("a table has one notice, the newest first", () => {
  const list = added(added(added([], notice("a"), 1), notice("b"), 2), notice("a", "over"), 3);
  expect(list.map((one) => [one.table, one.what])).toEqual([
    ["a", "over"],
    ["b", "turn"],
  ]);
  expect(unread(list)).toBe(2);
});

test("opening a table reads its notice", () => {
  const list = read(added(added([], notice("a"), 1), notice("b"), 2), "a");
  expect(unread(list)).toBe(1);
  expect(unread(read(list))).toBe(0);
});

test("what cannot be restored is nothing", () => {
  expect(restored("{")).toEqual([]);
  expect(restored(null)).toEqual([]);
});

test("a webhook's address says what it understands", () => {
  expect(shapeOf("https://discord.com/api/webhooks/1/x")).toBe("discord");
  expect(shapeOf("https://hooks.slack.com/services/T/B/x")).toBe("slack");
  expect(shapeOf("https://example.org/discord.com/api/webhooks/")).toBe("raw");
});
