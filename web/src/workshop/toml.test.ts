import { expect, test } from "vitest";

import { toml } from "./toml";

test("a document of items is written as TOML has it", () => {
  const written = toml({ rounds: 3, weapon: [{ name: 'rail"gun', table: { "1": [1, 2] }, ready: true, none: null }] });
  expect(written).toBe('rounds = 3\n\n[[weapon]]\nname = "rail\\"gun"\ntable = { 1 = [1, 2] }\nready = true\n');
});
