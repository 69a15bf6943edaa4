import { describe, expect, test } from "vitest";

import { Words, spelt } from "./words";

const SOURCE = `
faction-un = United Nations
faction-short-un = UN
base-luna = Luna
piece-cube = cube
cube = An ordinary cube
faction-name = { $faction ->
    [un] { faction-short-un }
   *[other] { $faction }
}
base-name = { $base ->
    [luna] { base-luna }
   *[other] { $base }
}
piece-name = { $piece ->
    [cube] { piece-cube }
   *[other] { $piece }
}
place = Place influence on { base-name }
InfluencePlaced = { faction-name } places a { piece-name } on { base-name }.
ActionsUndone = { $seat } takes back { $count }.
Scored = { $number ->
    [0] The end.
   *[other] Scoring { $number }.
}
`;
const words = new Words("en", [SOURCE]);

describe("a sentence", () => {
  const parts = words.sentence({ event: "InfluencePlaced", faction: "un", piece: "cube", base: "luna" }, []);

  test("reads as written", () => {
    expect(parts.map((part) => part.text).join("")).toBe("UN places a cube on Luna.");
  });

  test("points at its things", () => {
    expect(parts.flatMap((part) => part.thing ?? [])).toEqual(["faction:un", "piece:cube", "base:luna"]);
  });

  test("calls seats by their people", () => {
    const said = words.sentence({ event: "ActionsUndone", seat: 1, count: 2 }, ["Ada", "Bruno"]);
    expect(said.map((part) => part.text).join("")).toBe("Bruno takes back 2.");
    expect(said[0]?.thing).toBe("seat:1");
  });

  test("may depend on a number", () => {
    expect(words.sentence({ event: "Scored", number: 0 }, [])[0]?.text).toBe("The end.");
  });

  test("of an unknown event is its name in plain letters", () => {
    expect(words.sentence({ event: "ShipMoved" }, [])).toEqual([{ text: "Ship moved" }]);
  });
});

describe("a reason", () => {
  const said = new Words("en", [SOURCE, "because-lead = You take the lead on { base-name }: { $own } to { $theirs }."]);

  test("is a sentence that points at its things", () => {
    expect(said.because("because-lead", { base: "luna", own: 3, theirs: 2 }, [])).toEqual([
      { text: "You take the lead on " },
      { text: "Luna", thing: "base:luna" },
      { text: ": 3 to 2." },
    ]);
  });

  test("without a text is its key in plain letters", () => {
    expect(said.because("because-lost", {}, [])).toEqual([{ text: "Because lost" }]);
  });
});

describe("a name that no text gives", () => {
  const said = new Words("en", ["move = Move { piece-name }"], (field, value) =>
    field === "piece" ? { text: `Cargo ${value.slice(1)}`, thing: `piece:${value}` } : null,
  );

  test("comes from the position, and points at its thing", () => {
    expect(said.label({ verb: "move", fields: { piece: "c3" }, notation: "move c3" })).toBe("Move Cargo 3");
    expect(said.because("move", { piece: "c3" }, [])[1]).toEqual({ text: "Cargo 3", thing: "piece:c3" });
  });
});

describe("names", () => {
  test("come from the game's texts, else from the value", () => {
    expect(words.name("faction", "un")).toBe("UN");
    expect(words.name("base", "mariner-valley")).toBe("Mariner valley");
    expect(words.name("number", "3")).toBe("3");
  });

  test("of an action are its label", () => {
    expect(words.label({ verb: "place", fields: { base: "luna" }, notation: "place luna" })).toBe(
      "Place influence on Luna",
    );
    expect(words.label({ verb: "drop", fields: {}, notation: "drop d" })).toBe("Drop d");
  });

  test("are spelt in plain letters", () => {
    expect(spelt("ChooseBase")).toBe("Choose base");
  });
});
