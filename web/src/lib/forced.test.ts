import { describe, expect, test } from "vitest";

import type { GameModule, Option } from "../games/module";
import { type Asked, forcedAnswer, pauseBefore } from "./forced";
import type { StateMessage } from "./protocol";

const option = (notation: string): Option => ({ code: 0, verb: notation.split(" ")[0] ?? "", fields: {}, notation });
const PASS = option("pass");
const PLAY = option("play x");
const module_ = {
  windows: { Window: { pass: "pass", unless: ["Attacked"] } },
  isFinal: (one: Option) => one.verb === "attack",
} as unknown as GameModule;
const asked = (more: Partial<Asked>): Asked => ({
  state: { choice: "Window", undoable: 0 } as StateMessage,
  answers: [PASS],
  module: module_,
  solo: true,
  steppingBack: false,
  asksAll: false,
  resting: false,
  news: [],
  ...more,
});

describe("a question that need not be asked", () => {
  test("has a single answer that decides nothing", () => {
    expect(forcedAnswer(asked({}))).toBe(PASS);
    expect(forcedAnswer(asked({ answers: [PASS, PLAY] }))).toBeNull();
    expect(forcedAnswer(asked({ answers: [option("attack a")] }))).toBeNull();
    expect(forcedAnswer(asked({ asksAll: true }))).toBeNull();
  });

  test("is asked among people while something could still be taken back freely", () => {
    const state = { choice: "Window", undoable: 1 } as StateMessage;
    expect(forcedAnswer(asked({ state, solo: false }))).toBeNull();
    expect(forcedAnswer(asked({ state }))).toBe(PASS);
    expect(forcedAnswer(asked({ state, solo: false, steppingBack: true }))).toBe(PASS);
  });

  test("is a window that one passes for the rest of the round, unless something happened", () => {
    const window = { answers: [PLAY, PASS], resting: true };
    expect(forcedAnswer(asked(window))).toBe(PASS);
    expect(forcedAnswer(asked({ ...window, news: [{ event: "Attacked" }] }))).toBeNull();
    expect(forcedAnswer(asked({ ...window, state: { choice: "Other", undoable: 0 } as StateMessage }))).toBeNull();
  });

  test("among people is answered after a pause of natural length", () => {
    expect(pauseBefore(asked({ solo: false }), true)).toBeGreaterThanOrEqual(900);
    expect(pauseBefore(asked({}), true)).toBe(0);
  });
});
