/** Texts by key in every language, from the Fluent files in ../locale. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../locale/en.ftl?raw";
import italian from "../locale/it.ftl?raw";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Terms = Record<string, FluentVariable>;

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en", english), it: bundle("it", italian) };

/** The Fluent source of a language, for bundles that say more than the page. */
export function sourceOf(language: Language): string {
  return language === "it" ? italian : english;
}

/** The text of a key, or null where the language has none. */
export function message(language: Language, key: string, terms?: Terms): string | null {
  const found = BUNDLES[language].getMessage(key);
  if (!found?.value) return null;
  const errors: Error[] = [];
  const text = BUNDLES[language].formatPattern(found.value, terms ?? null, errors);
  if (errors.length > 0) throw errors[0];
  return text;
}

/** The first of a person's languages that we speak, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}
