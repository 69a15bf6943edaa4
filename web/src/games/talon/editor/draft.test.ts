import { describe, expect, it } from "vitest";

import { blank, columnRow, draftOf, erase, freeName, groundAt, hexName, lay, toml, unitAt } from "./draft";

describe("a scenario that is being written", () => {
  it("names hexes as the files do", () => {
    expect(hexName(11, 5)).toBe("l6");
    expect(columnRow("l6")).toEqual({ column: 11, row: 5 });
    expect(columnRow("z9")).toBeNull();
    expect(columnRow("a13")).toBeNull();
  });

  it("lays and lifts terrain", () => {
    const draft = blank();
    lay(draft, "nebula", "l6");
    lay(draft, "nebula", "l7");
    lay(draft, "planet", "l7");
    expect(groundAt(draft, "l7")).toBe("planet");
    lay(draft, "planet", "l7");
    expect(draft.terrain).toEqual([{ kind: "nebula", at: ["l6"] }]);
  });

  it("takes a unit off the map and out of the goals", () => {
    const draft = blank();
    draft.unit.push({ side: "terran", class: "CA", name: "Patton", at: "l10" });
    draft.goal.push({ winner: "talon", when: "destroyed", units: ["Patton"], reason: "charge-lost" });
    erase(draft, "l10");
    expect(unitAt(draft, "l10")).toBeUndefined();
    expect(draft.goal[0]?.units).toEqual([]);
  });

  it("finds a name that is free", () => {
    const draft = blank();
    draft.unit.push({ side: "terran", class: "CA", name: "Patton" });
    expect(freeName(draft, ["Patton", "Grant"], "CA")).toBe("Grant");
    expect(freeName(draft, ["Patton"], "CA")).toBe("CA 1");
  });

  it("writes a file and leaves out what goes without saying", () => {
    const draft = draftOf({ name: "x", title: { en: 'A "duel"' }, zones: { terran: ["e10:t11"] } });
    draft.unit.push({ side: "terran", class: "CA", name: "Patton", at: "l10", facing: "NE", speed: 0, arrives: 1 });
    const text = toml(draft);
    expect(text).toContain('title = { en = "A \\"duel\\"" }');
    expect(text).toContain('zones = { terran = ["e10:t11"] }');
    expect(text).toContain('[[unit]]\nside = "terran"\nclass = "CA"\nname = "Patton"\nat = "l10"\nfacing = "NE"\n');
    expect(text).not.toContain("speed");
    expect(text).not.toContain("exit");
  });
});
