/** The language of the page, and every text in it. */
import { recall, remember } from "./memory";
import { type Language, type Terms, message, preferred } from "./messages";

class Speech {
  language = $state<Language>(preferred([recall("language") ?? "", ...navigator.languages]));

  constructor() {
    document.documentElement.lang = this.language;
  }

  choose(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }
}

export const speech = new Speech();

/** The text of a key in the page's language; the key itself where a text is missing. */
export function t(key: string, terms?: Terms): string {
  return message(speech.language, key, terms) ?? key;
}

/** The text of a key, or null where the language has none. */
export function known(key: string): string | null {
  return message(speech.language, key);
}
