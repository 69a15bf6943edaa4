/** Texts by key in every language, from the Fluent files in ../locale; a further file is a further language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../locale/en.ftl?raw";
import { type Texts, textsOf } from "./texts";

/** A language by its code, such as "it"; there is one for every file in ../locale. */
export type Language = string;
export type Terms = Record<string, FluentVariable>;

/** English stays at hand; the others are fetched when somebody wants them. */
const FILES = textsOf(
  import.meta.glob<string>(["../locale/*.ftl", "!../locale/en.ftl"], { query: "?raw", import: "default" }),
);
const TEXTS = new Map<Language, string>();
export const ENGLISH: Language = "en";
/** English first, then the others by their codes. */
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
/** Parts of the page with texts of their own that are here. */
const PARTS: Fetch[] = [];

/** Fetch the texts of languages, those that are not here yet, for the page and for the parts of it that are here. */
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

/** The texts of a part of the page by language: of those in use, and later of each that is chosen. */
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

/** The Fluent source of a language, for bundles that say more than the page. */
export function sourceOf(language: Language): string {
  return TEXTS.get(language) ?? "";
}

/** How a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
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
