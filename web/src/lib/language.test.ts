import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import english from "../locale/en.ftl?raw";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const known = new Set(new FluentResource(english).body.map((entry) => entry.id));

test("every text that a page asks for is there", () => {
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/[^.\w]t\("([\w-]+)"/g)].flatMap(([, key]) =>
      key && !known.has(key) ? [`${path}: ${key}`] : [],
    ),
  );
  expect(missing).toEqual([]);
});
