/** Texts by key in every language, from the Fluent files in ../locale; a further file is a further language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { textsOf } from "./texts";

/** A language by its code, such as "it"; there is one for every file in ../locale. */
export type Language = string;
export type Terms = Record<string, FluentVariable>;

const TEXTS = textsOf(import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default", eager: true }));
export const ENGLISH: Language = "en";
/** English first, then the others by their codes. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...Object.keys(TEXTS)
    .filter((language) => language !== ENGLISH)
    .sort(),
];

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return made;
}

const BUNDLES = new Map(LANGUAGES.map((language) => [language, bundle(language, sourceOf(language))]));

/** The Fluent source of a language, for bundles that say more than the page. */
export function sourceOf(language: Language): string {
  return TEXTS[language] ?? "";
}

/** How a language calls itself. */
export function languageName(language: Language): string {
  return message(language, "language-name") ?? language;
}

/** The text of a key, in English where the language has none, or null where English has none either. */
export function message(language: Language, key: string, terms?: Terms): string | null {
  const texts = BUNDLES.get(language);
  const found = texts?.getMessage(key);
  if (!texts || !found?.value) return language === ENGLISH ? null : message(ENGLISH, key, terms);
  const errors: Error[] = [];
  const text = texts.formatPattern(found.value, terms ?? null, errors);
  if (errors.length > 0) throw errors[0];
  return text;
}

/** The first of a person's languages that we speak, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return ENGLISH;
}
