import { expect, test } from "vitest";

import type { TableEntry } from "../lib/api";
import { sortedTables, tableLine } from "./tableLine";

const player = (seat: number, kind: "person" | "bot", name: string) => ({
  seat,
  kind,
  name,
  level: "",
  connected: true,
  conceded: false,
  person: "",
  style: "",
});
const entry = (id: string, over: Partial<TableEntry>): TableEntry => ({
  id,
  game: "talon",
  title: "",
  status: "running",
  visibility: "private",
  version: 3,
  seat: 1,
  outcome: null,
  created: 1,
  updated: 1,
  invitation: null,
  rated: false,
  deadline: null,
  watching: 0,
  lesson: false,
  content: "",
  pack: "",
  client_seeds: [],
  hands_after: 0,
  hands_shown: false,
  options: {},
  clock: null,
  commitment: "",
  players: [player(0, "person", "Ada"), player(1, "bot", "captain")],
  ...over,
});
const result = (...winners: number[]) => ({ winners, scores: [0, 0], reason: "" });

test("a line says whose turn it is, or how it ended", () => {
  expect(tableLine(entry("a", { seat: 0 }), "Ada", "free").standing).toBe("my-turn");
  expect(tableLine(entry("a", {}), "Ada", "free")).toMatchObject({
    standing: "their-turn",
    others: ["Astrolabe"],
    turn: "Astrolabe",
  });
  expect(tableLine(entry("a", { status: "finished", outcome: result(0) }), "Ada", "free").standing).toBe("won");
  expect(tableLine(entry("a", { status: "finished", outcome: result(1) }), "Ada", "free").standing).toBe("lost");
  expect(tableLine(entry("a", { status: "finished", outcome: result(0, 1) }), "Ada", "free").standing).toBe("tied");
  expect(tableLine(entry("a", { status: "finished", outcome: result(1) }), "Bea", "free").standing).toBe("over");
});

test("what waits for the person comes first", () => {
  const list = [
    entry("over", { status: "finished", updated: 9 }),
    entry("theirs", { updated: 5 }),
    entry("mine", { seat: 0, updated: 2 }),
  ];
  expect(sortedTables(list, "Ada").map((one) => one.id)).toEqual(["mine", "theirs", "over"]);
});
