import { expect, test } from "vitest";

import { entries, everything } from "./log";

const line = (version: number) => ({ event: "Passed", version });

test("the log is asked for in parts until its last version", async () => {
  const asked: number[] = [];
  const parts: Record<number, readonly { event: string; version: number }[]> = { 0: [line(1), line(2)], 2: [line(3), line(3)] };
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
