/** The texts of the scenario editor. */
import { fetched } from "../../../lib/messages";
import { textsOf } from "../../../lib/texts";

export const TEXTS = await fetched(
  textsOf(import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" })),
);
