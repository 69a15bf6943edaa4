import { expect, test } from "vitest";

import type { Words } from "../lib/words";
import { called } from "./contents";
import type { Draft } from "./draft.svelte";

const draft = { idOf: () => "" } as unknown as Draft;
const words = (language: string) => ({ language, find: () => null }) as unknown as Words;
const title = { en: "War is Upon Us", it: "La guerra è su di noi" };

test.each([
  ["it", "La guerra è su di noi"],
  ["de", "War is Upon Us"],
])("a title is read in one's language, else in English (%s)", (language, text) => {
  expect(called(draft, words(language), "scenario", { title })).toBe(text);
});
