/** The board's own texts; everything that belongs to the game comes from the server. */
import { fetched } from "../../lib/messages";
import { textsOf } from "../../lib/texts";

export const FILES = textsOf(import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" }));
export const TEXTS = await fetched(FILES);
