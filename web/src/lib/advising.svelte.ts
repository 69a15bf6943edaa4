/** What the server explains about a decision: why something is impossible, and a bot's hint. */
import { type Hint, hintOf } from "./hint";
import { aboutThing, impossible } from "./selection";
import type { Table } from "./table.svelte";
import type { WhyNotAnswer } from "./tableTypes";

export class Advising {
  whyNot = $state.raw<WhyNotAnswer | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Ask why a thing cannot be chosen; a click gets an answer even if no such thing is asked for. */
  async why(thing: string, at: Element | null, clicked = false): Promise<void> {
    const { actions, options, pointing, module } = this.table;
    const action =
      impossible(actions, options, pointing.selection, thing, module) ??
      (clicked ? aboutThing(actions, thing, module) : null);
    if (action === null) return;
    const answer = await this.table.ask({ type: "why", action });
    if (answer?.type === "why" && answer.refusal) this.whyNot = { thing, action, refusal: answer.refusal, at };
  }

  async askHint(): Promise<void> {
    const { actions, guide, options, pointing } = this.table;
    const told = guide?.hint(options);
    if (told) {
      this.hint = { option: told, reasons: [], others: [] };
      pointing.all(told);
      return;
    }
    this.thinking = true;
    const answer = await this.table.ask({ type: "hint" });
    this.thinking = false;
    const option = answer?.type === "hint" ? actions[answer.action] : undefined;
    if (answer?.type === "hint" && option) {
      this.hint = hintOf(answer, option, actions);
      pointing.all(option);
    } else if (answer?.type === "error") this.table.complain(answer);
  }

  clear(): void {
    this.whyNot = null;
    this.hint = null;
  }
}
