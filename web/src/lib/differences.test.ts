import { describe, expect, test } from "vitest";

import { apply, canonical, checksum } from "./differences";
import type { StateMessage, WholeState } from "./protocol";
import { Updates } from "./updates";

describe("differences", () => {
  test("lead to the new value and share what did not change", () => {
    const old = { units: [{ at: 1 }, { at: 2 }], board: { cells: [1] }, gone: 1 };
    const reached = apply(old, [[["gone"]], [["units", 1, "at"], 5], [["units"], 0, 1, []]]) as typeof old;
    expect(reached).toEqual({ units: [{ at: 5 }], board: { cells: [1] } });
    expect(reached.board).toBe(old.board);
    expect(old.units).toHaveLength(2);
  });

  test("have the checksum that the server computes", () => {
    expect(canonical({ b: 1e16, a: [1.0, 0.25, 1e-6, "è\n", null, true] })).toBe(
      '{"a":[1,0.25,1e-6,"è\\n",null,true],"b":10000000000000000}',
    );
    expect(checksum({ b: [1, 0.5], a: "è" })).toBe(4230225965);
  });
});

describe("updates", () => {
  const first = { type: "state", version: 1, view: { x: 1 }, checksum: checksum({ x: 1 }), key: "" };
  const change = {
    type: "changes",
    version: 2,
    since: 1,
    base: first.checksum,
    checksum: checksum({ x: 2 }),
    view: [[["x"], 2]] as const,
    fields: { seat: 1 },
    events: [],
    reason: "",
    key: "k",
  } as const;

  test("become whole states", () => {
    const updates = new Updates();
    updates.receive({ type: "part", digest: "d", value: [7] });
    updates.receive({ ...first, parts: { board: "d" } } as unknown as WholeState);
    const state = updates.receive(change) as StateMessage;
    expect([state.version, state.seat, state.key, state.view]).toEqual([2, 1, "k", { x: 2, board: [7] }]);
  });

  test("that do not fit are noticed", () => {
    const updates = new Updates();
    expect(updates.receive(change)).toBe("mismatch");
    updates.receive(first as unknown as WholeState);
    expect(updates.receive({ ...change, view: [[["x"], 3]] })).toBe("mismatch");
    expect(updates.receive({ ...first, parts: { board: "unknown" } } as unknown as WholeState)).toBe("mismatch");
  });
});
