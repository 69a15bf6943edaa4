/** A game's actions by code, with the values of their fields as the notation names them. */
import type { Option } from "../games/seam";

/** An action as the server lists it; its code is its place in the list. */
export interface Word {
  readonly notation: string;
  readonly verb: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What parts values in a notation; a full stop only where it must, for a value may have one of its own ("14.21"). */
const SEPARATORS = [/[ >,:]+/, /[ >,:.]+/] as const;

/** Every action of a game: `{base: 0}` and "place luna" together say {base: "luna"}. */
export function vocabulary(words: readonly Word[]): Option[] {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const group = groupOf(word);
    const same = groups.get(group);
    if (same) same.push(word);
    else groups.set(group, [word]);
  }
  const spellings = new Map<string, Spelling>();
  for (const [group, members] of groups) spellings.set(group, spelt(members));
  return words.map((word, code) => {
    const { separator, at } = spellings.get(groupOf(word)) ?? { separator: SEPARATORS[0], at: undefined };
    const parts = word.notation.split(separator);
    const verb = parts[0] ?? "";
    const fields: Record<string, string> = {};
    const named = Object.keys(word.fields).sort((one, other) => (at?.get(one) ?? 99) - (at?.get(other) ?? 99));
    for (const field of named) {
      const place = at?.get(field);
      fields[field] = (place === undefined ? undefined : parts[place]) ?? String(word.fields[field]);
    }
    return { code, verb, fields, notation: word.notation };
  });
}

/** How the actions of a group are written: what parts their values, and the place of every field. */
interface Spelling {
  readonly separator: RegExp;
  readonly at: ReadonlyMap<string, number>;
}

const groupOf = (word: Word) => `${word.notation.split(" ")[0]} ${word.verb}`;

/** The first spelling that finds every field, or else the one that finds most. */
function spelt(words: readonly Word[]): Spelling {
  const wanted = Object.keys(words[0]?.fields ?? {}).length;
  const tried = SEPARATORS.map((separator) => ({ separator, at: aligned(words, separator) }));
  return tried.find(({ at }) => at.size === wanted) ?? tried.reduce((one, other) => (other.at.size > one.at.size ? other : one));
}

/** For every field the place in the notation that changes with it and only with it. */
function aligned(words: readonly Word[], separator: RegExp): Map<string, number> {
  const split = words.map((word) => word.notation.split(separator));
  const width = Math.max(...split.map((parts) => parts.length));
  const found = new Map<string, number>();
  const used = new Set<number>();
  for (const field of Object.keys(words[0]?.fields ?? {})) {
    for (let place = 1; place < width; place += 1) {
      if (used.has(place)) continue;
      const there = new Map<unknown, string | undefined>();
      const back = new Map<string | undefined, unknown>();
      const fits = words.every((word, index) => {
        const value = word.fields[field];
        const token = split[index]?.[place];
        if (!there.has(value)) there.set(value, token);
        if (!back.has(token)) back.set(token, value);
        return there.get(value) === token && back.get(token) === value;
      });
      if (fits) {
        found.set(field, place);
        used.add(place);
        break;
      }
    }
  }
  return found;
}
