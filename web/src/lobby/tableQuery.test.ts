import { expect, test } from "vitest";

import { ANYTHING, tableQuery } from "./tableQuery";

test("without a wish all tables of a kind are asked for", () => {
  expect(tableQuery("mine", ANYTHING)).toBe("mine=true&limit=24");
  expect(tableQuery("open", { ...ANYTHING, search: "  " })).toBe("status=open&limit=24");
});

test("every wish narrows the list, and the next page has the same ones", () => {
  const wanted = { game: "parsec", seats: 3, pace: "slow", rated: true, search: " duel " } as const;
  expect(tableQuery("running", wanted, 12.5)).toBe(
    "status=running&game=parsec&seats=3&pace=slow&rated=true&search=duel&before=12.5&limit=24",
  );
});
