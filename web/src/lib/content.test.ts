import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { contentTexts } from "./content";

const catalogue = { words: { en: { "weapon-x": 'A "rail" {gun} \\ here' }, it: { "weapon-x": "Rotaia" } } };

function said(language: string): string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(contentTexts(catalogue, language)));
  const pattern = bundle.getMessage("weapon-x")?.value;
  return pattern ? bundle.formatPattern(pattern, {}) : "";
}

test("words of the content are literals, in the language or in English", () => {
  expect(said("en")).toBe('A "rail" {gun} \\ here');
  expect(said("it")).toBe("Rotaia");
  expect(said("de")).toBe('A "rail" {gun} \\ here');
});
