import { expect, test } from "vitest";

import { hintOf } from "./hint";

const option = (code: number) => ({ code, verb: "place", fields: {}, notation: `place ${code}` });
const hint = { type: "hint", version: 3, action: 1, notation: "place 1", level: "captain", key: "" } as const;

test("an advice without reasons is the move alone", () => {
  expect(hintOf(hint, option(1), [])).toEqual({ option: option(1), reasons: [], others: [] });
});

test("what was weighed stands beside its option", () => {
  const weighed = [
    { action: 1, share: 0.7, value: 0.2 },
    { action: 9, share: 0.3, value: 0.1 },
  ];
  const advice = hintOf({ ...hint, reasons: ["near"], alternatives: weighed }, option(1), [option(0), option(1)]);
  expect(advice.reasons).toEqual(["near"]);
  expect(advice.others).toEqual([{ action: 1, share: 0.7, value: 0.2, option: option(1) }]);
});
