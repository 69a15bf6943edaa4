import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import english from "../locale/en.ftl?raw";
import italian from "../locale/it.ftl?raw";
import { message, preferred } from "./messages";

const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

describe("texts", () => {
  test("both languages say the same things", () => {
    expect(keys(italian)).toEqual(keys(english));
  });

  test("a count takes the form of its number", () => {
    expect(message("en", "players", { low: 1 })).toBe("1 player");
    expect(message("it", "players", { low: 2 })).toBe("2 giocatori");
  });

  test("an unknown key has no text", () => {
    expect(message("en", "no-such-text")).toBeNull();
  });
});

describe("the first language", () => {
  test("is the first of the person's that we speak", () => {
    expect(preferred(["fr-FR", "it-CH", "en"])).toBe("it");
  });

  test("is English for everyone else", () => {
    expect(preferred(["fr-FR"])).toBe("en");
  });
});
