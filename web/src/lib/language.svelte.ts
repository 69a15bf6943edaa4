/** The language of the page, and every text in it. */
import { recall, remember } from "./storage";
import { ENGLISH, type Language, type Terms, fetchTexts, message, preferred } from "./messages";

class Internationalisation {
  language = $state<Language>(preferred([recall("language") ?? "", ...navigator.languages]));

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** Fetch the texts of the initial language. */
  async begin(): Promise<void> {
    await fetchTexts(this.language).catch(() => this.show(ENGLISH));
  }

  async choose(language: Language): Promise<void> {
    await fetchTexts(language);
    this.show(language);
    remember("language", language);
  }

  private show(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const i18n = new Internationalisation();

/** The text of a key in the page's language; the key itself if there is no text. */
export function t(key: string, terms?: Terms): string {
  return message(i18n.language, key, terms) ?? key;
}

/** The text of a key, or null if the language has none. */
export function known(key: string): string | null {
  return message(i18n.language, key);
}

/** The title of a game in the page's language. */
export const titled = (game: { readonly title: string; readonly titles?: Readonly<Record<string, string>> }): string =>
  game.titles?.[i18n.language] ?? game.title;

/** Names as a list in the page's language: "Izar and Octant". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(i18n.language).format(names);

/** The languages in which the server writes mail and notifications. */
const WRITTEN = ["en", "it"];

/** The language in which the server writes to the person, or English. */
export const writtenLanguage = (): string => (WRITTEN.includes(i18n.language) ? i18n.language : "en");
