/** The board's own texts and those of Talon's board, which shows the battles. */
import { fetched } from "../../lib/messages";
import { both, textsOf } from "../../lib/texts";
import { FILES } from "../talon/texts";

const OWN = textsOf(import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" }));

export const TEXTS = await fetched(both(FILES, OWN));
