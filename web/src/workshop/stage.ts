/** A read-only table, so that the workshop can use the drawings that games have for their tables. */
import type { TableProps } from "../games/module";
import type { View } from "../lib/protocol";
import type { Words } from "../lib/words";

const nothing = () => undefined;

export const stage = (words: Words, catalogue: View, view: View = {}): TableProps => ({
  catalogue,
  view,
  options: [],
  candidates: [],
  targets: new Set(),
  picked: new Set(),
  chosen: null,
  events: [],
  news: [],
  past: () => [],
  seats: [],
  words,
  spotlight: null,
  narrow: false,
  point: nothing,
  take: nothing,
  takeAll: nothing,
  hover: nothing,
  rule: nothing,
  insight: () => Promise.resolve(null),
});
