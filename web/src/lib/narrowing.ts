/** From many legal actions to one, by a verb and by pointing at things. */
import type { GameModule, Option } from "../games/seam";

export interface Step {
  readonly field: string;
  readonly value: string;
  readonly thing: string;
}

export interface Narrowed {
  readonly verb: string | null;
  readonly steps: readonly Step[];
}

export const NOTHING: Narrowed = { verb: null, steps: [] };

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
export function candidates(options: readonly Option[], narrowed: Narrowed): Option[] {
  return options.filter(
    (option) =>
      (narrowed.verb === null || option.verb === narrowed.verb) &&
      narrowed.steps.every((step) => option.fields[step.field] === step.value),
  );
}

function next(option: Option, narrowed: Narrowed, seam: Seam | null): Step | undefined {
  const done = new Set(narrowed.steps.map((step) => step.field));
  return stepsOf(option, seam).find((step) => !done.has(step.field));
}

/** The verbs to choose from, each once; empty when the verb is clear. */
export function verbs(options: readonly Option[], narrowed: Narrowed): string[] {
  const left = [...new Set(candidates(options, narrowed).map((option) => option.verb))];
  return narrowed.verb === null && left.length > 1 ? left : [];
}

/** The next things to point at, each once, with the actions each would leave. */
export function nextSteps(options: readonly Option[], narrowed: Narrowed, seam: Seam | null): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  for (const option of candidates(options, narrowed)) {
    const step = next(option, narrowed, seam);
    if (!step) continue;
    const same = found.get(step.thing);
    if (!same) found.set(step.thing, [step]);
    else if (!same.some((other) => other.field === step.field && other.value === step.value)) same.push(step);
  }
  return found;
}

/** Point at a thing: what is left, or null where no action has it next. */
export function point(options: readonly Option[], narrowed: Narrowed, thing: string, seam: Seam | null): Narrowed | null {
  // Pointing again at the last thing takes it back.
  if (narrowed.steps.at(-1)?.thing === thing && !nextSteps(options, narrowed, seam).has(thing)) {
    return { verb: narrowed.verb, steps: narrowed.steps.slice(0, -1) };
  }
  const steps = nextSteps(options, narrowed, seam).get(thing);
  if (steps?.[0]) return { verb: narrowed.verb, steps: [...narrowed.steps, steps[0]] };
  // Another thing instead of the last one.
  const before: Narrowed = { verb: narrowed.verb, steps: narrowed.steps.slice(0, -1) };
  if (narrowed.steps.length > 0) return point(options, before, thing, seam);
  return null;
}

/** The one action that is left, or null. */
export function chosen(options: readonly Option[], narrowed: Narrowed): Option | null {
  if (narrowed.verb === null && narrowed.steps.length === 0) return null;
  const left = candidates(options, narrowed);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** How an impossible action would be written: a legal one with the thing in place of its own. */
export function impossible(
  options: readonly Option[],
  narrowed: Narrowed,
  thing: string,
  seam: Seam | null,
): string | null {
  const wanted = thing.slice(thing.indexOf(":") + 1);
  const kind = thing.slice(0, thing.indexOf(":"));
  const tries = [narrowed, { ...narrowed, steps: narrowed.steps.slice(0, -1) }];
  for (const attempt of tries) {
    for (const option of candidates(options, attempt)) {
      const step = next(option, attempt, seam);
      if (step && step.thing.startsWith(`${kind}:`)) return replaced(option.notation, step.value, wanted);
    }
  }
  return null;
}

function replaced(notation: string, value: string, by: string): string | null {
  const words = notation.split(/([ >])/);
  // The verb may be spelt like a value: look after it.
  const place = words.findIndex((word, at) => at > 0 && word === value);
  if (place < 0) return null;
  words[place] = by;
  return words.join("");
}
