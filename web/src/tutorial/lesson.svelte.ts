/** Where a learner is in a tutorial: which step, what it asks for, what may be played. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Option } from "../games/module";
import { i18n, t } from "../lib/language.svelte";
import { recall, remember } from "../lib/storage";
import type { Table } from "../lib/table.svelte";
import type { Guide } from "../lib/tableTypes";
import {
  type Progress,
  type Script,
  type Step,
  beginnings,
  endOf,
  fits,
  moveTo,
  progressOf,
  scriptOf,
  stepAt,
} from "./script";

export class Lesson implements Guide {
  script = $state.raw<Script | null>(null);
  fault = $state("");
  place = $state(0);
  /** Why the last choice was turned back. */
  note = $state("");
  busy = $state(false);
  private base = $state.raw<Progress & { readonly back: boolean }>({ version: 0, actions: 0, back: false });
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  async open(): Promise<void> {
    try {
      const game = this.table.entry?.game ?? "";
      const [script, progress] = await Promise.all([scriptOf(game), progressOf(this.table.id)]);
      this.base = { ...progress, back: false };
      this.place = stepAt(script, progress.actions, Number(recall(this.key) ?? 0));
      this.script = script;
      this.table.guide = this;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : t("tutorial-failed");
    }
  }

  close(): void {
    if (this.table.guide === this) this.table.guide = null;
  }

  private get key(): string {
    return `lesson.${this.table.id}`;
  }

  step = $derived<Step | null>(this.script?.steps[this.place] ?? null);
  count = $derived(this.script?.steps.length ?? 0);
  from = $derived(this.script ? beginnings(this.script) : []);
  last = $derived(this.place === this.count - 1);

  /** How many actions lead to the position on the screen, or null while it is on its way there. */
  actions = $derived.by<number | null>(() => {
    const version = this.table.state?.version ?? 0;
    if (this.base.back && version < this.base.version) return null;
    return this.base.actions + version - this.base.version;
  });
  /** What the learner shall play now, or null. */
  wanted = $derived.by(() => {
    const turn = this.actions === null ? undefined : this.step?.line[this.actions - (this.from[this.place] ?? 0)];
    return turn?.mine ? turn.action : null;
  });
  asks = $derived(this.step?.line.some((turn) => turn.mine) ?? false);
  /** The others are playing their part of the step. */
  watching = $derived((this.step?.line.length ?? 0) > 0 && this.asks && this.wanted === null);

  private bundle = $derived.by(() => {
    const made = new FluentBundle(i18n.language, { useIsolating: false });
    made.addResource(new FluentResource(this.script?.texts[i18n.language] ?? this.script?.texts["en"] ?? ""));
    return made;
  });

  /** A text of the step: its title, or what stands under one of its attributes. */
  say(attribute?: "text" | "do" | "not", step: Step | null = this.step): string {
    const found = step ? this.bundle.getMessage(step.id) : undefined;
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  /** The questions at the end: their ids. */
  questions = $derived(["quiz-1", "quiz-2", "quiz-3"].filter((id) => this.bundle.hasMessage(id)));

  /** A question of the end, or one of its answers. */
  ask(id: string, attribute?: string): string {
    const found = this.bundle.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  /** The position changed: go to the step it belongs to. */
  follow(actions: number): void {
    const script = this.script;
    if (!script) return;
    const ends = this.from[this.place + 1] ?? 0;
    const line = this.step?.line.length ?? 0;
    if (line > 0 && actions >= ends && !this.last) this.turn(this.place + 1);
    else if (actions < (this.from[this.place] ?? 0) || (line === 0 && actions > ends))
      this.turn(stepAt(script, actions, this.place));
  }

  private turn(place: number): void {
    this.place = Math.max(0, Math.min(this.count - 1, place));
    this.note = "";
    remember(this.key, String(this.place));
  }

  async next(): Promise<void> {
    const ends = this.from[this.place + 1] ?? 0;
    if ((this.step?.line.length ?? 0) > 0) await this.go(ends);
    else this.turn(this.place + 1);
  }

  async back(): Promise<void> {
    const place = Math.max(0, this.place - 1);
    const begins = this.from[place] ?? 0;
    if (this.actions !== begins) await this.go(begins);
    this.turn(place);
  }

  async again(): Promise<void> {
    await this.go(this.from[0] ?? 0);
    this.turn(0);
  }

  /** Let the rest of the game be an ordinary one. */
  async leave(): Promise<void> {
    await endOf(this.table.id);
    this.close();
    if (this.table.entry) this.table.entry = { ...this.table.entry, lesson: false };
  }

  private async go(actions: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const back = actions < (this.actions ?? 0);
      this.base = { ...(await moveTo(this.table.id, actions)), back };
      this.note = "";
    } catch (error) {
      this.note = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
  }

  /** Ask how far the game has come, after something was taken back elsewhere. */
  async sync(): Promise<void> {
    if ((this.table.state?.version ?? 0) > this.base.version)
      this.base = { ...(await progressOf(this.table.id)), back: false };
  }

  // What the table asks

  allows(option: Option): boolean {
    const script = this.script;
    if (!script || this.actions === null || this.actions >= (this.from.at(-1) ?? 0)) return true;
    // Whoever has read enough may act at once: the explanations before the next request are skipped.
    const ahead = script.steps.findIndex((step, place) => place >= this.place && step.line.length > 0);
    const step = script.steps[ahead];
    const turn = step?.line[this.actions - (this.from[ahead] ?? 0)];
    if (!step || !turn?.mine) {
      this.note = t("tutorial-read");
      return false;
    }
    if (turn.action === option.notation || step.also.some((pattern) => fits(pattern, option.notation))) {
      if (ahead !== this.place) this.turn(ahead);
      this.note = "";
      return true;
    }
    this.note = this.say("not", step) || t("tutorial-other");
    return false;
  }

  undo(): void {
    void this.back();
  }

  hint(options: readonly Option[]): Option | null {
    return options.find((option) => option.notation === this.wanted) ?? null;
  }
}
