/** The board's own texts; everything that belongs to the game comes from the server. */
import { textsOf } from "../../lib/texts";

export const TEXTS = textsOf(
  import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true }),
);
