import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { ENGLISH } from "./english";
import { ITALIAN } from "./italian";

const keys = (source: string) => new FluentResource(source).body.map((message) => message.id);

test("both languages say the same things, each once", () => {
  expect(keys(ITALIAN)).toEqual(keys(ENGLISH));
  expect(new Set(keys(ENGLISH)).size).toBe(keys(ENGLISH).length);
});
