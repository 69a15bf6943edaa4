/** Dragging at a table: pointing at the lifted thing, then at the thing it is dropped on. */
import { tick } from "svelte";

import type { Option } from "../games/module";
import type { Drags } from "../parts/drag";
import { candidates, nextSteps, point } from "./selection";
import type { Table } from "./table.svelte";

/** The action that lifting a thing begins, such as which vessel is to move; null if there is not exactly one. */
function begun(table: Table, thing: string): Option | null {
  const left = point(table.options, table.pointing.selection, thing, table.module);
  if (!left) return null;
  const steps = candidates(table.options, left, table.module).filter((one) => table.module?.steps?.has(one.verb));
  return steps.length === 1 ? (steps[0] ?? null) : null;
}

/** Whether a thing can be dragged: something on the board or in the seats can still be pointed at. */
export function lifts(table: Table, thing: string): boolean {
  if (!table.mine) return false;
  const grip = table.module?.grip?.(table.view, thing) ?? null;
  if (grip !== null)
    return grip === "" ? table.pointing.targets.size > 0 : table.options.some((one) => one.verb === grip);
  if (begun(table, thing)) return true;
  const left = point(table.options, table.pointing.selection, thing, table.module);
  if (!left) return false;
  const next = [...nextSteps(table.options, left, table.module).keys()];
  return next.some((one) => table.module?.shows?.(one) ?? true);
}

function lift(table: Table, thing: string, at: Element): void {
  const grip = table.module?.grip?.(table.view, thing) ?? null;
  if (grip !== null) {
    if (grip !== "" && table.pointing.selection.verb !== grip) table.chooseVerb(grip);
    return;
  }
  const step = begun(table, thing);
  if (step) void table.play(step);
  else table.point(thing, at);
}

/** The drag handlers of a table's page. */
export const dragsOf = (table: Table): Drags => ({
  lifts: (thing) => lifts(table, thing),
  lift: (thing, at) => lift(table, thing, at),
  settled: async () => {
    await table.settled;
    await tick();
  },
  drop: (lifted, onto, at) => {
    const thing = table.module?.dropped?.(lifted, onto) ?? onto;
    if (table.pointing.targets.has(thing)) table.point(thing, at);
    else void table.advising.why(thing, at, true);
  },
  fail: () => table.back(),
});
