import { describe, expect, test } from "vitest";

import type { Option } from "../games/module";
import { NOTHING, candidates, chosen, impossible, nextSteps, point, verbs } from "./selection";

let code = 0;
const option = (notation: string, fields: Record<string, string> = {}): Option => ({
  code: (code += 1),
  verb: notation.split(" ")[0] ?? "",
  fields,
  notation,
});

const LUNA = option("place luna", { base: "luna" });
const CERES = option("place ceres", { base: "ceres" });
const TOKEN = option("infect luna", { base: "luna" });
const ONE = option("move earth>ceres 1", { source: "earth", target: "ceres", number: "1" });
const TWO = option("move earth>ceres 2", { source: "earth", target: "ceres", number: "2" });
const DONE = option("done");
const TITAN = option("place titan", { base: "titan" });
const AWAY = option("move earth>saturn 1", { source: "earth", target: "saturn", number: "1" });
const OPTIONS = [LUNA, CERES, TOKEN, ONE, TWO, DONE];
const ACTIONS = [...OPTIONS, TITAN, AWAY];
const MODULE = {
  thing: (field: string, value: string) => `${field === "source" || field === "target" ? "orbit" : field}:${value}`,
};

describe("pointing", () => {
  test("at a thing of one action chooses it", () => {
    const left = point(OPTIONS, NOTHING, "base:ceres", MODULE);
    expect(left && chosen(OPTIONS, left, MODULE)).toBe(CERES);
  });

  test("at a thing of several verbs asks for the verb", () => {
    const left = point(OPTIONS, NOTHING, "base:luna", MODULE);
    expect(left && verbs(OPTIONS, left, MODULE)).toEqual(["place", "infect"]);
  });

  test("goes on from source to target to number", () => {
    let left = point(OPTIONS, { verb: "move", things: [] }, "orbit:earth", MODULE);
    left = left && point(OPTIONS, left, "orbit:ceres", MODULE);
    expect(left && [...nextSteps(OPTIONS, left, MODULE).keys()]).toEqual(["number:1", "number:2"]);
    left = left && point(OPTIONS, left, "number:2", MODULE);
    expect(left && chosen(OPTIONS, left, MODULE)).toBe(TWO);
  });

  test("at the last thing again takes it back, at another one replaces it", () => {
    const first = { verb: "place", things: ["base:luna"] };
    expect(point(OPTIONS, first, "base:luna", MODULE)).toEqual({ verb: "place", things: [] });
    expect(point(OPTIONS, first, "base:ceres", MODULE)).toEqual({ verb: "place", things: ["base:ceres"] });
  });

  test("at something impossible leaves nothing", () => {
    expect(point(OPTIONS, NOTHING, "base:titan", MODULE)).toBeNull();
  });
});

describe("a selection", () => {
  test("by a verb leaves its actions", () => {
    expect(candidates(OPTIONS, { verb: "place", things: [] }, MODULE)).toEqual([LUNA, CERES]);
  });

  test("nothing is chosen before the person did something", () => {
    expect(chosen([DONE], NOTHING, MODULE)).toBeNull();
  });
});

describe("an impossible action", () => {
  test("is the action of the vocabulary with the thing in its place", () => {
    expect(impossible(ACTIONS, OPTIONS, { verb: "place", things: [] }, "base:titan", MODULE)).toBe("place titan");
    expect(impossible(ACTIONS, OPTIONS, { verb: "move", things: ["orbit:earth"] }, "orbit:saturn", MODULE)).toBe(
      "move earth>saturn 1",
    );
  });

  test("has no form where no action takes such a thing", () => {
    expect(impossible(ACTIONS, OPTIONS, NOTHING, "card:riot-gear", MODULE)).toBeNull();
  });
});
