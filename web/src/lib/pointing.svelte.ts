/** What a person has pointed at, and what can still be pointed at. */
import type { GameModule, Option } from "../games/module";
import { type Selection, NOTHING, candidates, chosen, nextSteps, point, stepsOf, verbs } from "./selection";

export class Pointing {
  selection = $state.raw<Selection>(NOTHING);
  private readonly options: () => readonly Option[];
  private readonly module: () => GameModule | null;

  constructor(options: () => readonly Option[], module: () => GameModule | null) {
    this.options = options;
    this.module = module;
  }

  candidates = $derived.by(() => candidates(this.options(), this.selection, this.module()));
  verbs = $derived.by(() => verbs(this.options(), this.selection, this.module()));
  next = $derived.by(() => nextSteps(this.options(), this.selection, this.module()));
  chosen = $derived.by(() => chosen(this.options(), this.selection, this.module()));
  /** What can be pointed at: the next things or, if the action is complete, replacements for the last one. */
  targets = $derived.by<ReadonlySet<string>>(() => {
    if (this.next.size > 0) return new Set(this.next.keys());
    const before: Selection = { verb: this.selection.verb, things: this.selection.things.slice(0, -1) };
    return new Set(nextSteps(this.options(), before, this.module()).keys());
  });
  picked = $derived(new Set(this.selection.things));

  /** Point at a thing: returns the action if complete, "open" if more is needed, "impossible" if none has it. */
  at(thing: string): Option | "open" | "impossible" {
    const left = point(this.options(), this.selection, thing, this.module());
    if (left === null) return "impossible";
    this.selection = left;
    const option = chosen(this.options(), left, this.module());
    return option && left.things.length > 0 ? option : "open";
  }

  /** Choose a verb, or deselect it. */
  toggle(verb: string): void {
    const kept: Selection = { verb, things: this.selection.verb === null ? this.selection.things : [] };
    this.selection = this.selection.verb === verb ? NOTHING : kept;
  }

  /** Point at everything that an action names. */
  all(option: Option): void {
    this.selection = { verb: option.verb, things: stepsOf(option, this.module()).map((step) => step.thing) };
  }

  /** Undo the last thing or the verb. */
  back(): void {
    const { verb, things } = this.selection;
    this.selection = things.length > 0 ? { verb, things: things.slice(0, -1) } : NOTHING;
  }

  clear(): void {
    this.selection = NOTHING;
  }
}
