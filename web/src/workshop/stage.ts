/** A table at which nothing can be done: what a game draws for its tables is drawn for the workshop too. */
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
