/** The workshop's own texts. */
import { textsOf } from "../lib/texts";

export const TEXTS = textsOf(
  import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true }),
);
