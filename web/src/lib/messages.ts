/** Texts by key in every language, from the Fluent files in ../locale; another file is another language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../locale/en.ftl?raw";
import { type Texts, textsOf } from "./texts";

/** A language by its code, such as "it"; there is one for every file in ../locale. */
export type Language = string;
export type Terms = Record<string, FluentVariable>;

/** English is always loaded; other languages are fetched on demand. */
const FILES = textsOf(
  import.meta.glob<string>(["../locale/*.ftl", "!../locale/en.ftl"], { query: "?raw", import: "default" }),
);
const TEXTS = new Map<Language, string>();
export const ENGLISH: Language = "en";
/** English first, then the others by code. */
export const LANGUAGES: readonly Language[] = [ENGLISH, ...Object.keys(FILES).sort()];

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return made;
}

const BUNDLES = new Map<Language, FluentBundle>();

function keep(language: Language, source: string): void {
  TEXTS.set(language, source);
  BUNDLES.set(language, bundle(language, source));
}

keep(ENGLISH, english);

type Fetch = (language: Language) => Promise<void>;
/** The loaded parts of the page with their own texts. */
const PARTS: Fetch[] = [];

/** Fetch the missing texts of languages, for the page and its loaded parts. */
export async function fetchTexts(...languages: readonly Language[]): Promise<void> {
  await Promise.all(
    languages.flatMap((language) => [
      ...PARTS.map((part) => part(language)),
      (async () => {
        const file = FILES[language];
        if (file && !BUNDLES.has(language)) keep(language, await file());
      })(),
    ]),
  );
}

/** The texts of a part of the page by language: those in use, and later each that is chosen. */
export async function fetched(files: Readonly<Record<Language, () => Promise<string>>>): Promise<Texts> {
  const found: Record<Language, string> = {};
  const part: Fetch = async (language) => {
    const file = files[language];
    if (file && !(language in found)) found[language] = await file();
  };
  PARTS.push(part);
  await Promise.all([...BUNDLES.keys()].map(part));
  return found;
}

/** The Fluent source of a language, for bundles with more texts than the page. */
export function sourceOf(language: Language): string {
  return TEXTS.get(language) ?? "";
}

/** The name of a language in that language. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The text of a key, in English if the language has none, or null if English has none either. */
export function message(language: Language, key: string, terms?: Terms): string | null {
  const texts = BUNDLES.get(language);
  const found = texts?.getMessage(key);
  if (!texts || !found?.value) return language === ENGLISH ? null : message(ENGLISH, key, terms);
  const errors: Error[] = [];
  const text = texts.formatPattern(found.value, terms ?? null, errors);
  if (errors.length > 0) throw errors[0];
  return text;
}

/** The first of a person's languages that we have, otherwise English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return ENGLISH;
}
