/** What can be chosen now, as the action bar shows it: verbs, values, the list of all options, and their keys. */
import type { Option } from "../games/module";
import { digit, letters } from "../lib/keys";
import type { Step } from "../lib/selection";
import type { Table } from "../lib/table.svelte";

/** The maximum number of values that fit into the bar. */
const FEW = 12;

export class Choices {
  /** Whether the person wants to see the list of all options. */
  listed = $state(false);
  private readonly of: () => Table;

  constructor(of: () => Table) {
    this.of = of;
  }

  private table = $derived.by(() => this.of());
  private everyVerb = $derived([...new Set(this.table.options.map((option) => option.verb))]);
  /** The verbs to choose from first; after pointing at things, several may remain. */
  verbs = $derived(
    this.table.pointing.verbs.length > 0 ? this.table.pointing.verbs : this.everyVerb.length > 1 ? this.everyVerb : [],
  );
  /** The letters of the verbs. */
  keys = $derived(letters(this.everyVerb, (verb) => this.table.words.verb(verb), this.table.module?.keys));
  /** If there are no verbs to choose from: the actions that need nothing more. */
  bare = $derived(
    this.verbs.length > 0 ? [] : this.table.options.filter((option) => Object.keys(option.fields).length === 0),
  );
  /** The values of the next field, if the board cannot show them. */
  values = $derived.by<readonly Step[]>(() => {
    const { module } = this.table;
    const { selection, next, chosen } = this.table.pointing;
    const clear = selection.verb !== null || this.everyVerb.length === 1 || selection.things.length > 0;
    const steps = [...next.values()];
    const onBoard = module !== null && steps.every((step) => module.shows?.(step.thing) ?? true);
    return clear && chosen === null && !onBoard && steps.length <= FEW ? steps : [];
  });
  /** The options of the list. */
  all = $derived(this.table.pointing.candidates.filter((option) => Object.keys(option.fields).length > 0));
  /** Whether the list is open: it always is without a board, or with too many choices for the bar. */
  open = $derived.by(() => {
    const { mine, module, pointing } = this.table;
    const needed = module === null && this.values.length === 0 && pointing.chosen === null;
    return mine && this.all.length > 0 && (this.listed || needed);
  });

  /** The digit for an index of the list, if digits choose. */
  digit(place: number): string | null {
    return this.values.length === 0 ? digit(place) : null;
  }

  take(option: Option): void {
    this.listed = false;
    this.table.take(option);
  }

  /** Whether a key answers a question or undoes the last answer. */
  answers(key: string): boolean {
    return key === "Enter" || key === "u" || /^[0-9]$/.test(key) || [...this.keys.values()].includes(key);
  }

  /** Handle a key; returns whether it chose something. */
  press(key: string): boolean {
    const verb = [...this.keys].find(([, letter]) => letter === key)?.[0];
    if (key === "Escape") {
      if (this.listed) this.listed = false;
      else this.table.back();
    } else if (key === "l" && this.all.length > 0) this.listed = !this.listed;
    else if (this.table.mine && verb && (this.verbs.includes(verb) || this.isBare(verb))) this.table.chooseVerb(verb);
    else if (/^[0-9]$/.test(key)) return this.count(key === "0" ? 9 : Number(key) - 1);
    else return false;
    return true;
  }

  /** Whether a verb needs nothing more, such as pass: its key then always works. */
  private isBare(verb: string): boolean {
    const only = this.table.options.filter((option) => option.verb === verb);
    return only.length === 1 && Object.keys(only[0]?.fields ?? {}).length === 0;
  }

  private count(place: number): boolean {
    const step = this.values[place];
    const option = this.open && this.values.length === 0 ? this.all[place] : undefined;
    if (step) {
      this.listed = false;
      this.table.point(step.thing);
    } else if (option) this.take(option);
    return step !== undefined || option !== undefined;
  }
}
