import { describe, expect, test } from "vitest";

import { LANGUAGES, fetchTexts, fetched, languageName, message, preferred } from "./messages";

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

  test("a part of the page has the languages in use, and those that are wanted later", async () => {
    const file = (text: string) => () => Promise.resolve(text);
    const texts = await fetched({ en: file("board = Board"), de: file("board = Brett") });
    expect(texts).toEqual({ en: "board = Board" });
    await fetchTexts("de");
    expect(texts["de"]).toBe("board = Brett");
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
