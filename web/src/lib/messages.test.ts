import { describe, expect, test } from "vitest";

import { LANGUAGES, fetchTexts, languageName, message, preferred } from "./messages";

describe("texts", () => {
  test("there is a language for every file, English first", () => {
    expect(LANGUAGES.slice(0, 2)).toEqual(["en", "de"]);
    expect(languageName("it")).toBe("Italiano");
  });

  test("a language is fetched when it is wanted; until then English speaks", async () => {
    expect(message("it", "players", { low: 2 })).toBe("2 players");
    await fetchTexts("it");
    expect(message("it", "players", { low: 2 })).toBe("2 giocatori");
  });

  test("a count takes the form of its number", () => {
    expect(message("en", "players", { low: 1 })).toBe("1 player");
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
