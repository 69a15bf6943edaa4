import { expect, test } from "vitest";

import { entries, everything, undone } from "./log";

const line = (version: number) => ({ event: "Passed", version });

test("the log is asked for in parts until its last version", async () => {
  const asked: number[] = [];
  const parts: Record<number, readonly { event: string; version: number }[]> = {
    0: [line(1), line(2)],
    2: [line(3), line(3)],
  };
  const lines = await everything((since) => {
    asked.push(since);
    return Promise.resolve(parts[since] ?? []);
  }, 3);
  expect(asked).toEqual([0, 2]);
  expect(entries(lines).map((entry) => entry.version)).toEqual([1, 2, 3, 3]);
});

test("lines without versions are all there is", async () => {
  const lines = await everything(() => Promise.resolve([{ event: "Passed" }]), 9);
  expect(lines).toHaveLength(1);
  expect(entries(lines)[0]?.version).toBeNull();
});

test("what was taken back no longer counts, and what was played again does", () => {
  const events = [
    { event: "MatchStarted", version: 1 },
    { event: "Rolled", version: 2, die: 3 },
    { event: "Moved", version: 3 },
    // Version 4 is an action of which nothing is seen here.
    { event: "ActionsUndone", version: 5, count: 2 },
    { event: "Moved", version: 6 },
  ];
  const log = entries(events);
  const back = undone(log);
  expect(log.filter((entry) => back.has(entry.number)).map((entry) => entry.version)).toEqual([3]);
});
