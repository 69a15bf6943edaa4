/** A game's actions by code, with the names of the values of their fields. */
import type { Option } from "../games/module";

/** An action as the server lists it; its code is its index in the list. */
export type Word = Omit<Option, "code">;

export function vocabulary(words: readonly Word[]): Option[] {
  return words.map((word, code) => ({ code, ...word }));
}
