import { describe, expect, it } from "vitest";

import type { StateMessage } from "./protocol";
import { newsOf, passed, stepsOf } from "./recap";

const state = (version: number, ...events: string[]): StateMessage =>
  ({ version, events: events.map((event) => ({ event })) }) as unknown as StateMessage;

describe("since the last own action", () => {
  const [mine, first, second] = [state(4, "Mine"), state(5, "Their"), state(6)];

  it("keeps what others did, in order", () => {
    const kept = passed(passed([mine], first, false, false), second, false, false);
    expect(stepsOf(kept)).toEqual([first]);
    expect(newsOf(kept)).toEqual([{ event: "Their" }]);
  });

  it("begins anew with an own action, and with an undo", () => {
    expect(passed([mine, first], second, true, false)).toEqual([second]);
    expect(passed([mine, first], state(7, "ActionsUndone"), false, false)).toHaveLength(1);
  });

  it("takes no position twice", () => {
    expect(passed([mine, first], state(5), false, false)).toEqual([mine, first]);
  });
});
