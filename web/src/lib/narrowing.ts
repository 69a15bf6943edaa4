/** From many legal actions to one, by a verb and by pointing at things one after another. */
import type { GameModule, Option } from "../games/seam";

/** One value of an action and the thing it stands for. */
export interface Step {
  readonly field: string;
  readonly value: string;
  readonly thing: string;
}

export interface Narrowed {
  readonly verb: string | null;
  readonly things: readonly string[];
}

export const NOTHING: Narrowed = { verb: null, things: [] };

type Seam = Pick<GameModule, "thing" | "order">;

/** The fields of an action in the order in which a person points at them. */
export function stepsOf(option: Option, seam: Seam | null): Step[] {
  const fields = seam?.order?.(option.verb) ?? Object.keys(option.fields);
  return fields.flatMap((field) => {
    const value = option.fields[field];
    if (value === undefined) return [];
    return [{ field, value, thing: seam?.thing?.(field, value, option.verb) ?? `${field}:${value}` }];
  });
}

/** The actions that are still possible. */
export function candidates(options: readonly Option[], narrowed: Narrowed, seam: Seam | null): Option[] {
  return options.filter((option) => {
    if (narrowed.verb !== null && option.verb !== narrowed.verb) return false;
    if (narrowed.things.length === 0) return true;
    const steps = stepsOf(option, seam);
    return narrowed.things.every((thing, place) => steps[place]?.thing === thing);
  });
}

/** The verbs to choose from, each once; empty when the verb is clear. */
export function verbs(options: readonly Option[], narrowed: Narrowed, seam: Seam | null): string[] {
  const left = [...new Set(candidates(options, narrowed, seam).map((option) => option.verb))];
  return narrowed.verb === null && left.length > 1 ? left : [];
}

/** The next things to point at, each once. */
export function nextSteps(options: readonly Option[], narrowed: Narrowed, seam: Seam | null): Map<string, Step> {
  const found = new Map<string, Step>();
  for (const option of candidates(options, narrowed, seam)) {
    const step = stepsOf(option, seam)[narrowed.things.length];
    if (step && !found.has(step.thing)) found.set(step.thing, step);
  }
  return found;
}

/** Point at a thing: what is left, or null where no action has it next. */
export function point(options: readonly Option[], narrowed: Narrowed, thing: string, seam: Seam | null): Narrowed | null {
  if (nextSteps(options, narrowed, seam).has(thing)) return { verb: narrowed.verb, things: [...narrowed.things, thing] };
  if (narrowed.things.length === 0) return null;
  // The last thing again takes it back; another thing takes its place.
  const before: Narrowed = { verb: narrowed.verb, things: narrowed.things.slice(0, -1) };
  return narrowed.things.at(-1) === thing ? before : point(options, before, thing, seam);
}

/** The one action that is left, or null. */
export function chosen(options: readonly Option[], narrowed: Narrowed, seam: Seam | null): Option | null {
  if (narrowed.verb === null && narrowed.things.length === 0) return null;
  const left = candidates(options, narrowed, seam);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** How an impossible action would be written: a legal one with the thing in place of its own. */
export function impossible(options: readonly Option[], narrowed: Narrowed, thing: string, seam: Seam | null): string | null {
  const cut = thing.indexOf(":");
  for (const things of [narrowed.things, narrowed.things.slice(0, -1)]) {
    for (const option of candidates(options, { verb: narrowed.verb, things }, seam)) {
      const step = stepsOf(option, seam)[things.length];
      if (step?.thing.startsWith(thing.slice(0, cut + 1))) return replaced(option.notation, step.value, thing.slice(cut + 1));
    }
  }
  return null;
}

function replaced(notation: string, value: string, by: string): string | null {
  for (const separator of [/([ >])/, /([ >.])/]) {
    const words = notation.split(separator);
    // The verb may be spelt like a value: look after it.
    const place = words.findIndex((word, at) => at > 0 && word === value);
    if (place < 0) continue;
    words[place] = by;
    return words.join("");
  }
  return null;
}
