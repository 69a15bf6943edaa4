import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const STYLES = import.meta.glob("./**/*.css", { query: "?raw" });
const TEXTS = import.meta.glob<string>("./*/locale/*.ftl", { query: "?raw", import: "default", eager: true });
const LARGE = ["empire_war", "expanse", "parsec", "talon"];
const FILES = [
  "index.ts",
  "view.ts",
  "layout.ts",
  "describe.ts",
  "icons.ts",
  "texts.ts",
  "board.css",
  "Board.svelte",
  "Instrument.svelte",
  "Strip.svelte",
  "SeatFacts.svelte",
  "Outlook.svelte",
  "locale/en.ftl",
  "locale/it.ftl",
];

describe("the folders of the games", () => {
  test.each(LARGE)("%s has the files that every large game has", (game) => {
    const there = new Set([...Object.keys(SOURCES), ...Object.keys(STYLES), ...Object.keys(TEXTS)]);
    expect(FILES.filter((file) => !there.has(`./${game}/${file}`))).toEqual([]);
  });

  test("import nothing of the pages around them", () => {
    const imports = Object.entries(SOURCES).filter(([, source]) =>
      /from "(\.\.\/)+(lobby|table|person|tutorial)\//.test(source),
    );
    expect(imports.map(([path]) => path)).toEqual([]);
  });

  test("say once, in the page's texts, what several of them say", () => {
    const said = (game: string) =>
      new Map(
        new FluentResource(TEXTS[`./${game}/locale/en.ftl`] ?? "").body.map((entry) => [
          entry.id,
          JSON.stringify(entry.value),
        ]),
      );
    const boards = LARGE.map(said);
    const twice = boards.flatMap((board, place) =>
      boards.slice(place + 1).flatMap((other) =>
        // A message that only refers to another says nothing of its own.
        [...board]
          .filter(([key, text]) => other.get(key) === text && !text.startsWith('[{"type":"mesg"'))
          .map(([key]) => key),
      ),
    );
    expect(twice).toEqual([]);
  });
});
