/** A game's actions by code, with the values of their fields as the notation names them. */
import type { Option } from "../games/seam";

/** An action as the server lists it; its code is its place in the list. */
export interface Word {
  readonly notation: string;
  readonly verb: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const tokens = (notation: string) => notation.split(/[ >,:.]+/);

/** Every action of a game: `{base: 0}` and "place luna" together say {base: "luna"}. */
export function vocabulary(words: readonly Word[]): Option[] {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const group = `${tokens(word.notation)[0]} ${word.verb}`;
    const same = groups.get(group);
    if (same) same.push(word);
    else groups.set(group, [word]);
  }
  const places = new Map<string, Map<string, number>>();
  for (const [group, members] of groups) places.set(group, aligned(members));
  return words.map((word, code) => {
    const parts = tokens(word.notation);
    const verb = parts[0] ?? "";
    const at = places.get(`${verb} ${word.verb}`);
    const fields: Record<string, string> = {};
    const named = Object.keys(word.fields).sort((one, other) => (at?.get(one) ?? 99) - (at?.get(other) ?? 99));
    for (const field of named) {
      const place = at?.get(field);
      fields[field] = (place === undefined ? undefined : parts[place]) ?? String(word.fields[field]);
    }
    return { code, verb, fields, notation: word.notation };
  });
}

/** For every field the place in the notation that changes with it and only with it. */
function aligned(words: readonly Word[]): Map<string, number> {
  const split = words.map((word) => tokens(word.notation));
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
