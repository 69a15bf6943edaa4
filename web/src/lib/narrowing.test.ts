import { describe, expect, test } from "vitest";

import type { Option } from "../games/seam";
import { NOTHING, candidates, chosen, impossible, nextSteps, point, verbs } from "./narrowing";

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
const OPTIONS = [LUNA, CERES, TOKEN, ONE, TWO, DONE];
const SEAM = { thing: (field: string, value: string) => `${field === "source" || field === "target" ? "orbit" : field}:${value}` };

describe("pointing", () => {
  test("at a thing of one action chooses it", () => {
    const left = point(OPTIONS, NOTHING, "base:ceres", SEAM);
    expect(left && chosen(OPTIONS, left, SEAM)).toBe(CERES);
  });

  test("at a thing of several verbs asks for the verb", () => {
    const left = point(OPTIONS, NOTHING, "base:luna", SEAM);
    expect(left && verbs(OPTIONS, left, SEAM)).toEqual(["place", "infect"]);
  });

  test("goes on from source to target to number", () => {
    let left = point(OPTIONS, { verb: "move", things: [] }, "orbit:earth", SEAM);
    left = left && point(OPTIONS, left, "orbit:ceres", SEAM);
    expect(left && [...nextSteps(OPTIONS, left, SEAM).keys()]).toEqual(["number:1", "number:2"]);
    left = left && point(OPTIONS, left, "number:2", SEAM);
    expect(left && chosen(OPTIONS, left, SEAM)).toBe(TWO);
  });

  test("at the last thing again takes it back, at another one replaces it", () => {
    const first = { verb: "place", things: ["base:luna"] };
    expect(point(OPTIONS, first, "base:luna", SEAM)).toEqual({ verb: "place", things: [] });
    expect(point(OPTIONS, first, "base:ceres", SEAM)).toEqual({ verb: "place", things: ["base:ceres"] });
  });

  test("at something impossible leaves nothing", () => {
    expect(point(OPTIONS, NOTHING, "base:titan", SEAM)).toBeNull();
  });
});

describe("narrowing", () => {
  test("by a verb leaves its actions", () => {
    expect(candidates(OPTIONS, { verb: "place", things: [] }, SEAM)).toEqual([LUNA, CERES]);
  });

  test("nothing is chosen before the person did something", () => {
    expect(chosen([DONE], NOTHING, SEAM)).toBeNull();
  });
});

describe("an impossible action", () => {
  test("is written like a legal one of the same verb", () => {
    expect(impossible(OPTIONS, { verb: "place", things: [] }, "base:titan", SEAM)).toBe("place titan");
    expect(impossible(OPTIONS, { verb: "move", things: ["orbit:earth"] }, "orbit:saturn", SEAM)).toBe("move earth>saturn 1");
  });

  test("has no form where no action takes such a thing", () => {
    expect(impossible(OPTIONS, NOTHING, "card:riot-gear", SEAM)).toBeNull();
  });
});
