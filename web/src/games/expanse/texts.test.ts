import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { ENGLISH, ITALIAN } from "./texts";

const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test("the board says the same things in both languages", () => {
  expect(keys(ITALIAN)).toEqual(keys(ENGLISH));
});
