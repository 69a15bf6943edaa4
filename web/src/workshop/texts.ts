/** The workshop's own texts: long, so that only those of one language travel. */
import { textsOf } from "../lib/texts";
import { ENGLISH } from "../lib/messages";

const FILES = textsOf(import.meta.glob<string>("./locale/*.ftl", { query: "?url", import: "default", eager: true }));

/** The Fluent source in a language, or in English. */
export async function texts(language: string): Promise<string> {
  const answer = await fetch(FILES[language] ?? FILES[ENGLISH] ?? "");
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.text();
}
