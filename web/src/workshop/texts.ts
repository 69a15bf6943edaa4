/** The workshop's own texts: they are long, so only those of the languages in use are loaded. */
import { textsOf } from "../lib/texts";
import { ENGLISH } from "../lib/messages";

const FILES = textsOf(import.meta.glob<string>("./locale/*.ftl", { query: "?url", import: "default", eager: true }));

/** The Fluent source in a language, or in English. */
export async function texts(language: string): Promise<string> {
  const answer = await fetch(FILES[language] ?? FILES[ENGLISH] ?? "");
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.text();
}
