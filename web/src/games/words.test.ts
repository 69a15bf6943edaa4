import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import * as expanse from "./expanse/texts";
import { ENGLISH } from "./parsec/english";
import * as talon from "./talon/texts";

const said = (source: string) => new FluentResource(source).body.map((entry) => [entry.id, JSON.stringify(entry.value)] as const);

test("what several boards say alike stands once, in the page's texts", () => {
  const boards = [expanse.ENGLISH, ENGLISH, talon.ENGLISH].map((source) => new Map(said(source)));
  const twice = boards.flatMap((board, place) =>
    boards.slice(place + 1).flatMap((other) =>
      // A message that only refers to another says nothing of its own.
      [...board].filter(([key, text]) => other.get(key) === text && !text.startsWith('[{"type":"mesg"')).map(([key]) => key),
    ),
  );
  expect(twice).toEqual([]);
});
