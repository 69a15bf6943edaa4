/** The board's own texts and those of Talon's board, which shows the battles. */
import { textsOf } from "../../lib/texts";
import { TEXTS as BATTLE_TEXTS } from "../talon/texts";

const OWN = textsOf(import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true }));

export const TEXTS = Object.fromEntries(
  Object.entries(OWN).map(([language, source]) => [language, `${BATTLE_TEXTS[language] ?? ""}\n${source}`]),
);
