/** What a game's content has besides numbers: texts in any language, and pictures. */
import { pictures } from "../parts/pictures.svelte";
import { ENGLISH } from "./messages";
import type { View } from "./protocol";

type Texts = Readonly<Record<string, string>>;

/** A text as Fluent source: a literal, whatever it contains. */
const literal = (text: string) =>
  `{ "${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll(/\s+/g, " ")}" }`;

/** The texts of the content in a language, or in English, as Fluent source. */
export function contentTexts(catalogue: View, language: string): string {
  const words = (catalogue["words"] ?? {}) as Readonly<Record<string, Texts>>;
  const known = words[language] ?? words[ENGLISH] ?? {};
  return Object.entries(known)
    .map(([key, text]) => `${key} = ${literal(text)}\n`)
    .join("");
}

/** Let icons show the pictures of the content. */
export function showPictures(catalogue: View): void {
  pictures.shown = (catalogue["pictures"] ?? {}) as Texts;
}
