/** From many legal actions to one, by a verb and by pointing at things one after another. */
import type { GameModule, Option } from "../games/module";

/** A value of an action and the thing it refers to. */
export interface Step {
  readonly field: string;
  readonly value: string;
  readonly thing: string;
}

export interface Selection {
  readonly verb: string | null;
  readonly things: readonly string[];
}

export const NOTHING: Selection = { verb: null, things: [] };

type Naming = Pick<GameModule, "thing" | "order">;

/** The fields of an action in the order in which a person points at them. */
export function stepsOf(option: Option, module: Naming | null): Step[] {
  const fields = module?.order?.(option.verb) ?? Object.keys(option.fields);
  return fields.flatMap((field) => {
    const value = option.fields[field];
    if (value === undefined) return [];
    return [{ field, value, thing: module?.thing?.(field, value, option.verb) ?? `${field}:${value}` }];
  });
}

/** The actions that are still possible. */
export function candidates(options: readonly Option[], selection: Selection, module: Naming | null): Option[] {
  return options.filter((option) => {
    if (selection.verb !== null && option.verb !== selection.verb) return false;
    if (selection.things.length === 0) return true;
    const steps = stepsOf(option, module);
    return selection.things.every((thing, place) => steps[place]?.thing === thing);
  });
}

/** The verbs to choose from, each once; empty when the verb is clear. */
export function verbs(options: readonly Option[], selection: Selection, module: Naming | null): string[] {
  const left = [...new Set(candidates(options, selection, module).map((option) => option.verb))];
  return selection.verb === null && left.length > 1 ? left : [];
}

/** The next things to point at, each once. */
export function nextSteps(options: readonly Option[], selection: Selection, module: Naming | null): Map<string, Step> {
  const found = new Map<string, Step>();
  for (const option of candidates(options, selection, module)) {
    const step = stepsOf(option, module)[selection.things.length];
    if (step && !found.has(step.thing)) found.set(step.thing, step);
  }
  return found;
}

/** Point at a thing: the remaining actions, or null if no action has it next. */
export function point(
  options: readonly Option[],
  selection: Selection,
  thing: string,
  module: Naming | null,
): Selection | null {
  if (nextSteps(options, selection, module).has(thing))
    return { verb: selection.verb, things: [...selection.things, thing] };
  if (selection.things.length === 0) return null;
  // The last thing again deselects it; another thing replaces it.
  const before: Selection = { verb: selection.verb, things: selection.things.slice(0, -1) };
  return selection.things.at(-1) === thing ? before : point(options, before, thing, module);
}

/** The one remaining action, or null. */
export function chosen(options: readonly Option[], selection: Selection, module: Naming | null): Option | null {
  if (selection.verb === null && selection.things.length === 0) return null;
  const left = candidates(options, selection, module);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Any action about this thing alone, whether it is asked for now or not: what a click on it would mean. */
export function aboutThing(actions: readonly Option[], thing: string, module: Naming | null): string | null {
  const found = actions.find((action) => {
    const steps = stepsOf(action, module);
    return steps.length === 1 && steps[0]?.thing === thing;
  });
  return found?.notation ?? null;
}

/** A legal action with this thing in place of its own, in the server's notation: what "why not" asks about. */
export function impossible(
  actions: readonly Option[],
  options: readonly Option[],
  selection: Selection,
  thing: string,
  module: Naming | null,
): string | null {
  const cut = thing.indexOf(":") + 1;
  for (const things of [selection.things, selection.things.slice(0, -1)]) {
    for (const option of candidates(options, { verb: selection.verb, things }, module)) {
      const step = stepsOf(option, module)[things.length];
      if (!step?.thing.startsWith(thing.slice(0, cut))) continue;
      const wanted = { ...option.fields, [step.field]: thing.slice(cut) };
      const found = actions.find((action) => action.verb === option.verb && isSame(action.fields, wanted));
      if (found) return found.notation;
    }
  }
  return null;
}

function isSame(one: Option["fields"], other: Option["fields"]): boolean {
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
}
