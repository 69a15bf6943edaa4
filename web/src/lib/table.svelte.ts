/** One table as the page knows it: the position, the log, what can be done, what is pointed at. */
import type { GameModule, Option, Seat } from "../games/module";
import { type Hint, hintOf } from "./hint";
import * as api from "./api";
import { i18n, t } from "./language.svelte";
import { Connection } from "./connection";
import { type Entry, entries, everything, grown, undone } from "./log";
import {
  type Selection,
  NOTHING,
  aboutThing,
  candidates,
  chosen,
  impossible,
  nextSteps,
  point,
  stepsOf,
  verbs,
} from "./selection";
import { type Loaded, loadTable } from "./loading";
import { Playback } from "./playback";
import type { ChatMessage, GameEvent, Player, StandingOrder, StateMessage, View, WaitingMessage } from "./protocol";
import { hasActed, isAlone, isSolo, seatsOf } from "./seats";
import type { Guide, ReplayPosition, WhyNotAnswer } from "./tableTypes";
import { newsOf, passed, stepsOf as recapSteps } from "./recap";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import { type Part, Words } from "./words";

/** The pause before a question with a single answer is answered, in milliseconds: alone; and among people from, and up to so much more. */
const BRIEF = 350;
const NATURAL = [900, 1600] as const;

export class Table {
  readonly id: string;
  phase = $state<"loading" | "ready" | "failed">("loading");
  fault = $state("");
  /** Whether there is no such table for whoever looks. */
  unknown = $state(false);
  entry = $state.raw<api.TableEntry | null>(null);
  game = $state.raw<api.Game | null>(null);
  module = $state.raw<GameModule | null>(null);
  catalogue = $state.raw<View>({});
  state = $state.raw<StateMessage | null>(null);
  fresh = $state.raw<readonly GameEvent[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatMessage[]>([]);
  online = $state(false);
  selection = $state.raw<Selection>(NOTHING);
  whyNot = $state.raw<WhyNotAnswer | null>(null);
  notice = $state("");
  spotlight = $state<string | null>(null);
  replayPosition = $state.raw<ReplayPosition | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The person to whom the screen must be passed before anything is shown, or null. */
  passTo = $state.raw<Player | null>(null);
  thinking = $state(false);
  /** The bot that waits for its turn to think, while many do. */
  waiting = $state.raw<WaitingMessage | null>(null);
  rules = $state.raw<readonly api.Clause[]>([]);
  clause = $state<string | null>(null);
  guide: Guide | null = null;
  private texts = $state.raw<Loaded["texts"]>({});
  private actions: readonly Option[] = [];
  private link: Connection | null = null;
  /** The positions since the person at this screen acted last. */
  kept = $state.raw<readonly StateMessage[]>([]);
  /** How many moves of others still wait to be shown. */
  behind = $state(0);
  private readonly playback = new Playback(
    (state) => this.show(state),
    () => settings.pace,
    (count) => (this.behind = count),
  );
  private sending = false;
  private steppingBack = $state(false);
  /** The version of a question with a single answer that is asked all the same, because answering it failed. */
  private asked = $state(-1);
  /** The seat whose person looks at the screen, where several share it. */
  private viewer: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  async open(invitation: string): Promise<void> {
    try {
      const { entry, game, module, catalogue, actions, texts } = await loadTable(this.id, invitation);
      this.entry = entry;
      this.game = game;
      this.module = module;
      this.catalogue = catalogue;
      this.actions = actions;
      this.texts = texts;
      this.link = new Connection(`/api/tables/${this.id}/live`, {
        state: (state) => this.receive(state),
        message: (message) => {
          if (message.type === "chat") this.chat = [...this.chat, message];
          else if (message.type === "waiting") this.waiting = message;
        },
        status: (status, reason) => {
          this.online = status === "open";
          if (status === "closed") {
            this.fault = reason;
            this.phase = "failed";
          }
        },
      });
      void api
        .chat(this.id)
        .then((lines) => (this.chat = lines))
        .catch(() => undefined);
      void api
        .rules(entry.game)
        .then((rules) => (this.rules = rules.clauses))
        .catch(() => undefined);
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      this.unknown = error instanceof api.ApiError && error.status === 404;
      this.phase = "failed";
    }
  }

  /** Take a free seat. */
  async sit(invitation: string): Promise<void> {
    this.entry = await api.join(this.id, invitation);
  }

  close(): void {
    this.link?.close();
    this.playback.stop();
  }

  // What the server says

  private receive(state: StateMessage): void {
    if (state.version !== this.state?.version) this.waiting = null;
    const others =
      this.state !== null && state.key === "" && state.events.length > 0 && !settings.still && settings.pace !== "none";
    if (!others || document.hidden) this.playback.now(state);
    else this.playback.soon(state);
  }

  /** Show everything that waits, at once. */
  flush(): void {
    this.playback.flush();
  }

  /** The person to whom the screen was passed is there. */
  async reveal(): Promise<void> {
    if (this.passTo) await this.look(this.passTo.seat);
  }

  private async look(seat: number): Promise<void> {
    await this.link?.ask({ type: "look", seat });
    this.viewer = seat;
    this.passTo = null;
    await this.link?.ask({ type: "refresh", since: 0 });
  }

  private show(state: StateMessage): void {
    if (state.curtain) {
      // After a lost connection the server has forgotten who looks.
      if (state.looking !== null && state.looking === this.viewer && !this.passTo) {
        void this.look(state.looking);
        return;
      }
      // Nothing of the one or the other stays: neither the position nor the lines of the log.
      this.passTo = state.players[state.looking ?? 0] ?? null;
      this.state = null;
      this.replayPosition = null;
      this.fresh = [];
      this.log = [];
      this.phase = "ready";
      return;
    }
    const known = this.state;
    if (known && state.version < known.version) return;
    const anew = known === null || state.since === 0;
    const fresh = known && state.version === known.version ? [] : state.events;
    if (!known || state.version !== known.version || state.looking !== known.looking) {
      this.selection = NOTHING;
      this.whyNot = null;
      this.hint = null;
    }
    const mine = state.seat !== null && state.held.includes(state.seat);
    if (known && mine && known.seat !== state.seat) sound("turn");
    this.log = grown(this.log, state, fresh, anew);
    this.kept = passed(this.kept, state, state.key !== "", anew);
    this.state = state;
    this.fresh = anew ? [] : fresh;
    this.phase = "ready";
    // Which lines were taken back is told by their versions, which not every line has that came by itself.
    if (anew || fresh.some((event) => event.event === "ActionsUndone")) void this.remember(state);
    void this.answerForced(state);
  }

  /** Answer a question with a single answer; among people not at once, for a quick answer would tell of an empty hand. */
  private async answerForced(state: StateMessage): Promise<void> {
    const option = this.forced;
    if (!option) {
      this.steppingBack = false;
      return;
    }
    if (this.steppingBack) {
      // Who takes back wants to come to a question that was one.
      this.steppingBack = this.undoable && (await this.request({ type: "undo", version: state.version }));
      return;
    }
    const isWindow = this.module?.windows?.[state.choice ?? ""] !== undefined;
    await new Promise((done) =>
      setTimeout(done, isWindow && !this.solo ? NATURAL[0] + Math.random() * NATURAL[1] : settings.still ? 0 : BRIEF),
    );
    if (this.state !== state || this.forced !== option) return;
    await this.play(option);
    if (this.state === state) this.asked = state.version;
  }

  /** The log from the beginning, each line with its version: a position brings only the newest lines. */
  private async remember(state: StateMessage): Promise<void> {
    const known = this.log.length;
    const lines = await everything(
      (since) => api.events(this.id, since, state.version, state.looking),
      state.version,
    ).catch(() => []);
    const newer = this.log.slice(known).map((entry) => ({ ...entry, number: entry.number - known + lines.length }));
    if (this.state?.looking === state.looking && lines.length >= known) this.log = [...entries(lines), ...newer];
  }

  // What is on screen

  words = $derived.by(
    () =>
      new Words(
        i18n.language,
        this.texts[i18n.language] ?? [],
        (field, value, words) => this.module?.named?.(this.view, field, value, words) ?? this.seatNamed(field, value),
      ),
  );
  view = $derived<View>(this.replayPosition?.view ?? this.state?.view ?? {});
  live = $derived(this.replayPosition === null);
  /** The numbers of the lines that were taken back. */
  undone = $derived(undone(this.log));
  /** What led to the position on screen: without what was taken back, and without what came later than a replayed one. */
  past = $derived.by<readonly GameEvent[]>(() => {
    const until = this.replayPosition?.version ?? Infinity;
    return this.log
      .filter((entry) => !this.undone.has(entry.number) && (entry.version ?? 0) <= until)
      .map((entry) => entry.gameEvent);
  });
  private answers = $derived.by<readonly Option[]>(() => {
    if (!this.live || !this.state) return [];
    return this.state.options.flatMap((code) => this.actions[code] ?? []);
  });
  /** The only answer to a question that need not be asked: nothing is decided by it, and nothing lies before it to take back. */
  forced = $derived.by<Option | null>(() => {
    const [option, ...others] = this.answers;
    if (!option || others.length > 0 || settings.forced || this.guide || this.asked === this.state?.version)
      return null;
    const begun = (this.state?.undoable ?? 0) > 0 && !this.steppingBack;
    return begun || (this.module?.isFinal?.(option) ?? false) ? null : option;
  });
  /** What the person may choose. */
  options = $derived(this.forced ? [] : this.answers);
  candidates = $derived(candidates(this.options, this.selection, this.module));
  verbs = $derived(verbs(this.options, this.selection, this.module));
  next = $derived(nextSteps(this.options, this.selection, this.module));
  chosen = $derived(chosen(this.options, this.selection, this.module));
  /** What can be pointed at: the next things, or, once all is said, what could stand in the place of the last one. */
  targets = $derived.by<ReadonlySet<string>>(() => {
    if (this.next.size > 0) return new Set(this.next.keys());
    const before: Selection = { verb: this.selection.verb, things: this.selection.things.slice(0, -1) };
    return new Set(nextSteps(this.options, before, this.module).keys());
  });
  picked = $derived(new Set(this.selection.things));
  mine = $derived(this.options.length > 0);
  /** What others did since one's last action; nothing while it is not one's turn. */
  news = $derived<readonly GameEvent[]>(this.mine ? newsOf(this.kept) : []);
  /** Whether others did something worth stepping through. */
  recappable = $derived(this.mine && recapSteps(this.kept).length > 1);
  seats = $derived.by<readonly Seat[]>(() => {
    if (!this.state) return [];
    return seatsOf(
      this.state,
      this.view,
      this.replayPosition ? this.replayPosition.seat : this.state.seat,
      this.module,
      this.words,
      t("seat-free"),
    );
  });
  held = $derived((this.state?.held.length ?? 0) > 0);
  /** Nobody but the one at this screen and bots. */
  solo = $derived(isSolo(this.state));
  /** Whether something can be taken back freely. */
  undoable = $derived(
    !this.state?.part_table &&
      ((this.state?.undoable ?? 0) > 0 ||
        (isAlone(this.state) && this.log.some((entry) => entry.gameEvent.event !== "MatchStarted"))),
  );
  /** What cannot be taken back freely can be asked for, once one has done something. */
  askable = $derived.by(() => {
    const state = this.state;
    if (!state || state.part_table || this.undoable || this.solo || !this.held) return false;
    return state.status === "running" && !state.paused && !state.proposal && hasActed(state, this.log);
  });
  replayable = $derived(this.solo || this.state?.status === "finished");
  positioned = $derived(Object.keys(this.view).length > 0);
  names = $derived(this.seats.map((seat) => seat.name));
  turn = $derived(this.module?.turn?.(this.view) ?? null);
  question = $derived.by(() => {
    const verb = this.selection.verb;
    const precise = verb ? this.words.find(`ask-${verb}`) : null;
    if (precise) return precise;
    const choice = this.state?.choice;
    return choice ? (this.words.find(choice) ?? this.words.say(choice)) : "";
  });

  /** A seat in a field of an action, by who sits there. */
  private seatNamed(field: string, value: string): Part | null {
    const seat = field === "other" || field === "seat" ? this.seats[Number(value)] : undefined;
    return seat ? { text: seat.name, thing: `seat:${value}` } : null;
  }

  // What the person does

  chooseVerb(verb: string): void {
    const only = this.options.filter((option) => option.verb === verb);
    if (only.length === 1 && only[0] && Object.keys(only[0].fields).length === 0) {
      void this.play(only[0]);
      return;
    }
    const kept: Selection = { verb, things: this.selection.verb === null ? this.selection.things : [] };
    this.selection = this.selection.verb === verb ? NOTHING : kept;
    this.whyNot = null;
  }

  point(thing: string, at?: Element): void {
    if (!this.mine) return;
    const left = point(this.options, this.selection, thing, this.module);
    if (left === null) {
      void this.why(thing, at ?? null, true);
      return;
    }
    // Pointing a second time at what would complete the action plays it.
    const again = this.chosen !== null && this.selection.things.at(-1) === thing;
    if (again && this.chosen) {
      void this.play(this.chosen);
      return;
    }
    this.whyNot = null;
    this.selection = left;
    const option = chosen(this.options, left, this.module);
    if (option && left.things.length > 0 && !this.confirms(option)) void this.play(option);
  }

  /** Point at one action of a list. */
  take(option: Option): void {
    if (this.confirms(option) && Object.keys(option.fields).length > 0) this.select(option);
    else void this.play(option);
  }

  /** Whether an action waits for a confirmation once it is clear. */
  confirms(option: Option): boolean {
    if (this.module?.steps?.has(option.verb)) return false;
    return settings.confirm === "all" || (settings.confirm === "final" && (this.module?.isFinal?.(option) ?? true));
  }

  back(): void {
    if (this.whyNot) this.whyNot = null;
    else if (this.selection.things.length > 0)
      this.selection = { verb: this.selection.verb, things: this.selection.things.slice(0, -1) };
    else this.selection = NOTHING;
  }

  async play(option: Option): Promise<void> {
    if (!this.state || this.sending) return;
    if (this.guide && !this.guide.allows(option)) {
      this.selection = NOTHING;
      return;
    }
    this.sending = true;
    // What was clicked for this question must not take the Enter that is meant for nothing.
    const at = document.activeElement;
    if (at instanceof SVGElement && at.matches(":focus:not(:focus-visible)")) at.blur();
    const answer = await this.link?.ask({ type: "act", version: this.state.version, action: option.code });
    this.sending = false;
    this.notice = "";
    if (answer?.type === "error") {
      this.notice = answer.refusal
        ? this.words.reason(answer.refusal.reason, answer.refusal.facts, this.names)
        : t(`error-${answer.code}`);
    } else if (answer?.type === "state" && answer.reason === "stale") this.notice = t("error-stale");
  }

  async undo(): Promise<void> {
    if (this.guide) {
      this.guide.undo();
      return;
    }
    this.steppingBack = true;
    if (!(await this.request({ type: "undo", version: this.state?.version ?? 0 }))) this.steppingBack = false;
  }

  /** Ask for something whose answer is the next state; a refusal becomes a notice. */
  async request(request: { readonly type: string } & Record<string, unknown>): Promise<boolean> {
    const answer = await this.link?.ask(request);
    this.notice = answer?.type === "error" ? (known(`error-${answer.code}`) ?? answer.message) : "";
    return answer !== undefined && answer.type !== "error";
  }

  /** Ask why a thing cannot be chosen; a click is answered also where nothing like it is asked. */
  async why(thing: string, at: Element | null, clicked = false): Promise<void> {
    const action =
      impossible(this.actions, this.options, this.selection, thing, this.module) ??
      (clicked ? aboutThing(this.actions, thing, this.module) : null);
    if (action === null) return;
    const answer = await this.link?.ask({ type: "why", action });
    if (answer?.type === "why" && answer.refusal) this.whyNot = { thing, action, refusal: answer.refusal, at };
  }

  async askHint(): Promise<void> {
    const told = this.guide?.hint(this.options);
    if (told) {
      this.hint = { option: told, reasons: [], others: [] };
      this.select(told);
      return;
    }
    this.thinking = true;
    const answer = await this.link?.ask({ type: "hint" });
    this.thinking = false;
    const option = answer?.type === "hint" ? this.actions[answer.action] : undefined;
    if (answer?.type === "hint" && option) {
      this.hint = hintOf(answer, option, this.actions);
      this.select(option);
    } else if (answer?.type === "error") this.notice = known(`error-${answer.code}`) ?? answer.message;
  }

  /** The action that is written like this. */
  optionOf(notation: string): Option | null {
    return this.actions.find((option) => option.notation === notation) ?? null;
  }

  private select(option: Option): void {
    this.selection = { verb: option.verb, things: stepsOf(option, this.module).map((step) => step.thing) };
  }

  /** Let the server answer a choice from now on, or no more. */
  async order(orders: readonly StandingOrder[]): Promise<void> {
    await this.request({ type: "orders", seat: this.state?.looking ?? 0, orders });
  }

  async insight(topic: string, about: Record<string, number>): Promise<Readonly<Record<string, unknown>> | null> {
    const answer = await this.link?.ask({ type: "insight", topic, about });
    return answer?.type === "insight" ? answer.answer : null;
  }

  async say(text: string): Promise<void> {
    await this.request({ type: "say", text });
  }

  // The past

  async replay(version: number): Promise<void> {
    try {
      const seat = this.state?.looking;
      const past = await api.replay(this.id, version, seat ?? null);
      this.replayPosition = past;
      this.fresh = past.events ?? [];
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
    }
  }

  /** Show a position that was kept. */
  recall(state: StateMessage): void {
    this.replayPosition = {
      version: state.version,
      versions: this.state?.version ?? state.version,
      view: state.view,
      seat: state.seat,
    };
    this.fresh = state.events;
  }

  /** Whether a thing can be dragged: pointing at it leaves something else to point at on the board. */
  lifts(thing: string): boolean {
    const left = this.mine ? point(this.options, this.selection, thing, this.module) : null;
    if (!left) return false;
    const next = [...nextSteps(this.options, left, this.module).keys()];
    return next.some((one) => this.module?.shows?.(one) ?? true);
  }

  resume(): void {
    this.replayPosition = null;
    this.fresh = [];
  }
}

function known(key: string): string | null {
  const text = t(key);
  return text === key ? null : text;
}
