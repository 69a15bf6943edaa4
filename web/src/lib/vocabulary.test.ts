import { expect, test } from "vitest";

import { vocabulary } from "./vocabulary";

test("values are read from the notation", () => {
  const words = [0, 1].flatMap((from) =>
    [0, 1].map((to) => ({ notation: `move ${"ab"[from]}>${"xy"[to]}`, verb: "Move", fields: { from, to } })),
  );
  expect(vocabulary(words)[1]).toEqual({ code: 1, verb: "move", fields: { from: "a", to: "y" }, notation: "move a>y" });
});

test("a value may have a full stop of its own", () => {
  const words = ["14.21", "14.22", "15.21"].map((cell, at) => ({ notation: `fly ${cell}`, verb: "Fly", fields: { cell: at } }));
  expect(vocabulary(words)[2]?.fields).toEqual({ cell: "15.21" });
});

test("a full stop may also part two values", () => {
  const words = [0, 1].flatMap((unit) =>
    [0, 1].map((group) => ({ notation: `fire a${unit + 1}.${group + 1}`, verb: "Ready", fields: { unit, group } })),
  );
  expect(vocabulary(words)[1]?.fields).toEqual({ unit: "a1", group: "2" });
});
