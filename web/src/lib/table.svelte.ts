/** One table as the page knows it: the position, the log, the options, and what was pointed at. */
import type { GameModule, Option, Seat } from "../games/module";
import { Advising } from "./advising.svelte";
import * as api from "./api";
import { i18n, t } from "./language.svelte";
import { Connection } from "./connection";
import { type Asked, forcedAnswer, pauseBefore } from "./forced";
import { type Loaded, loadTable } from "./loading";
import { grown } from "./log";
import { Past } from "./past.svelte";
import { Playback } from "./playback";
import { Pointing } from "./pointing.svelte";
import type {
  ChatMessage,
  FaultMessage,
  GameEvent,
  Message,
  Player,
  StandingOrder,
  StateMessage,
  View,
  WaitingMessage,
} from "./protocol";
import { hasActed, isAlone, isSolo, seatsOf } from "./seats";
import { steady } from "./steady";
import type { Guide } from "./tableTypes";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import { type Part, Words } from "./words";

export class Table {
  readonly id: string;
  phase = $state<"loading" | "ready" | "failed">("loading");
  fault = $state("");
  /** Whether the table does not exist for the current user. */
  unknown = $state(false);
  entry = $state.raw<api.TableEntry | null>(null);
  game = $state.raw<api.Game | null>(null);
  module = $state.raw<GameModule | null>(null);
  catalogue = $state.raw<View>({});
  state = $state.raw<StateMessage | null>(null);
  fresh = $state.raw<readonly GameEvent[]>([]);
  chat = $state.raw<readonly ChatMessage[]>([]);
  online = $state(false);
  notice = $state("");
  spotlight = $state<string | null>(null);
  /** The person to whom the screen must be passed before anything is shown, or null. */
  passTo = $state.raw<Player | null>(null);
  /** The bot that is waiting for its turn to search, when many are. */
  waiting = $state.raw<WaitingMessage | null>(null);
  rules = $state.raw<readonly api.Clause[]>([]);
  clause = $state<string | null>(null);
  guide: Guide | null = null;
  private texts = $state.raw<Loaded["texts"]>({});
  /** Every action of the game, by code. */
  actions: readonly Option[] = [];
  private link: Connection | null = null;
  readonly past: Past;
  readonly advising = new Advising(this);
  readonly pointing = new Pointing(
    () => this.options,
    () => this.module,
  );
  /** The number of moves of others that are still to be shown. */
  behind = $state(0);
  private readonly playback = new Playback(
    (state) => this.show(state),
    () => settings.pace,
    (count) => (this.behind = count),
  );
  /** Whether an action is being sent. */
  sending = $state(false);
  settled: Promise<void> = Promise.resolve();
  private steppingBack = $state(false);
  /** The version of a question with a single option that is asked anyway, because answering it failed. */
  private asked = $state(-1);
  /** The turn for the rest of which the person passes every window. */
  private restingTurn = $state<number | null>(null);
  /** Whether the page is answering for the person. */
  private answering = false;
  /** The seat whose person is looking at the screen, if several share it. */
  private viewer: number | null = null;

  constructor(id: string) {
    this.id = id;
    this.past = new Past(id);
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

  // Messages from the server

  private receive(state: StateMessage): void {
    if (state.version !== this.state?.version) this.waiting = null;
    const others =
      this.state !== null && state.key === "" && state.events.length > 0 && !settings.still && settings.pace !== "none";
    if (!others || document.hidden) this.playback.now(state);
    else this.playback.soon(state);
  }

  /** Show everything that is waiting, at once. */
  flush(): void {
    this.playback.flush();
  }

  /** The person to whom the screen was passed has confirmed. */
  async reveal(): Promise<void> {
    if (this.passTo) await this.look(this.passTo.seat);
  }

  /** Whether spectators may look through a seat: everybody agreed, the match is over, or it is long enough ago. */
  get hands(): "now" | "past" | null {
    if (!this.state || this.held) return null;
    if (this.state.hands_shown && this.state.status === "running") return "now";
    return this.state.status === "finished" || (this.entry?.hands_after ?? 0) > 0 ? "past" : null;
  }
  /** The seat that a spectator looks through. */
  through = $state<number | null>(null);

  async lookThrough(seat: number | null): Promise<void> {
    this.through = seat;
    if (this.hands === "now") {
      if (seat === null) location.reload();
      else {
        await this.link?.ask({ type: "look", seat });
        await this.link?.ask({ type: "refresh", since: 0 });
      }
    } else await this.replay(this.past.position?.version ?? this.state?.version ?? 1);
  }

  private async look(seat: number): Promise<void> {
    await this.link?.ask({ type: "look", seat });
    this.viewer = seat;
    this.passTo = null;
    await this.link?.ask({ type: "refresh", since: 0 });
  }

  private show(state: StateMessage): void {
    if (state.curtain) {
      // After a lost connection the server no longer knows who is looking.
      if (state.looking !== null && state.looking === this.viewer && !this.passTo) {
        void this.look(state.looking);
        return;
      }
      // Drop everything of the previous person: the position and the lines of the log.
      this.passTo = state.players[state.looking ?? 0] ?? null;
      this.state = null;
      this.past.forget();
      this.fresh = [];
      this.phase = "ready";
      return;
    }
    const known = this.state;
    if (known && state.version < known.version) return;
    const anew = known === null || state.since === 0;
    const fresh = known && state.version === known.version ? [] : state.events;
    if (!known || state.version !== known.version || state.looking !== known.looking) {
      this.pointing.clear();
      this.advising.clear();
    }
    const mine = state.seat !== null && state.held.includes(state.seat);
    if (known && mine && known.seat !== state.seat) sound("turn");
    this.past.log = grown(this.past.log, state, fresh, anew);
    this.past.keep(state, state.key !== "" && !this.answering, anew);
    this.state = state;
    this.fresh = anew ? [] : fresh;
    this.phase = "ready";
    // Undone lines are found by their versions, which not every line has that came without being requested.
    if (anew || fresh.some((event) => event.event === "ActionsUndone"))
      void this.past.remember(state, () => this.state?.looking);
    void this.answerForced(state);
  }

  /** Answer a question with one option; among people with a delay, since a quick answer would reveal an empty hand. */
  private async answerForced(state: StateMessage): Promise<void> {
    const option = this.forced;
    if (!option) {
      this.steppingBack = false;
      return;
    }
    if (this.steppingBack) {
      // An undo must lead back to a question that was really asked.
      this.steppingBack = this.undoable && (await this.request({ type: "undo", version: state.version }));
      return;
    }
    await new Promise((done) => setTimeout(done, pauseBefore(this.answerable, settings.still)));
    if (this.state !== state || this.forced !== option) return;
    this.answering = true;
    await this.play(option);
    this.answering = false;
    if (this.state === state) this.asked = state.version;
  }

  // The screen

  words = $derived.by(
    () =>
      new Words(
        i18n.language,
        this.texts[i18n.language] ?? [],
        (field, value, words) => this.module?.named?.(this.view, field, value, words) ?? this.seatNamed(field, value),
      ),
  );
  view = $derived.by<View>(() => this.past.position?.view ?? this.state?.view ?? {});
  live = $derived.by(() => this.past.position === null);
  private answers = $derived.by<readonly Option[]>(() => {
    if (!this.live || !this.state) return [];
    return this.state.options.flatMap((code) => this.actions[code] ?? []);
  });
  private answerable = $derived.by<Asked>(() => ({
    state: this.state,
    answers: this.answers,
    module: this.module,
    solo: this.solo,
    steppingBack: this.steppingBack,
    asksAll: settings.forced,
    resting: this.resting,
    news: this.past.news,
  }));
  /** The answer to a question that need not be asked. */
  forced = $derived.by<Option | null>(() =>
    this.guide || this.asked === this.state?.version ? null : forcedAnswer(this.answerable),
  );
  /** What the person can choose. */
  options = $derived(this.forced ? [] : this.answers);
  mine = $derived(this.options.length > 0);
  /** What others did since the person's last action; empty unless it is the person's turn. */
  news = $derived.by<readonly GameEvent[]>(() => (this.mine ? this.past.news : []));
  recappable = $derived.by(() => this.mine && this.past.recappable);
  seats = $derived.by<readonly Seat[]>(() => {
    if (!this.state) return [];
    return seatsOf(
      this.state,
      this.view,
      this.past.position ? this.past.position.seat : this.state.seat,
      this.module,
      this.words,
      t("seat-free"),
    );
  });
  /** The side of a seat, null if each plays for itself. */
  sideOf(seat: number): number | null {
    return this.module?.side?.(this.entry?.options ?? {}, seat) ?? null;
  }
  held = $derived((this.state?.held.length ?? 0) > 0);
  /** Only the person at this screen and bots. */
  solo = $derived(isSolo(this.state));
  /** Whether an action can be undone freely. */
  undoable = $derived.by(
    () =>
      !this.state?.part_table &&
      ((this.state?.undoable ?? 0) > 0 ||
        (isAlone(this.state) && this.past.log.some((entry) => entry.gameEvent.event !== "MatchStarted"))),
  );
  /** What cannot be undone freely can be proposed, once the person has acted. */
  askable = $derived.by(() => {
    const state = this.state;
    if (!state || state.part_table || this.undoable || this.solo || !this.held) return false;
    return state.status === "running" && !state.paused && !state.proposal && hasActed(state, this.past.log);
  });
  replayable = $derived(
    this.solo || this.state?.status === "finished" || (!this.held && (this.entry?.hands_after ?? 0) > 0),
  );
  positioned = $derived(Object.keys(this.view).length > 0);
  private namesBefore: readonly string[] = [];
  names = $derived.by<readonly string[]>(() => {
    this.namesBefore = steady(
      this.seats.map((seat) => seat.name),
      this.namesBefore,
    );
    return this.namesBefore;
  });
  turn = $derived(this.module?.turn?.(this.view) ?? null);
  /** Whether the person passes every window for the rest of this turn. */
  resting = $derived(this.restingTurn !== null && this.restingTurn === this.turn);
  question = $derived.by(() => {
    const verb = this.pointing.selection.verb;
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

  // Actions of the person

  chooseVerb(verb: string): void {
    const only = this.options.filter((option) => option.verb === verb);
    if (only.length === 1 && only[0] && Object.keys(only[0].fields).length === 0) {
      void this.play(only[0]);
      return;
    }
    this.pointing.toggle(verb);
    this.advising.whyNot = null;
  }

  point(thing: string, at?: Element): void {
    if (!this.mine) return;
    // Pointing a second time at the thing that completes the action plays it.
    const { chosen, selection } = this.pointing;
    if (chosen && selection.things.at(-1) === thing) {
      void this.play(chosen);
      return;
    }
    const option = this.pointing.at(thing);
    if (option === "impossible") {
      void this.advising.why(thing, at ?? null, true);
      return;
    }
    this.advising.whyNot = null;
    if (option !== "open" && !this.confirms(option)) void this.play(option);
  }

  /** Pass every window for the rest of this turn, or stop doing so. */
  rest(on: boolean): void {
    this.restingTurn = on ? this.turn : null;
    if (on && this.state) void this.answerForced(this.state);
  }

  /** Choose an action from a list. */
  take(option: Option): void {
    if (this.confirms(option) && Object.keys(option.fields).length > 0) this.pointing.all(option);
    else void this.play(option);
  }

  /** Play actions of the same question one after the other, as long as it is asked. */
  async takeAll(options: readonly Option[]): Promise<void> {
    const choice = this.state?.choice;
    for (const option of options) {
      if (this.state?.choice !== choice || !this.options.includes(option)) return;
      await this.play(option);
    }
  }

  /** Whether a complete action waits for a confirmation. */
  confirms(option: Option): boolean {
    if (this.module?.steps?.has(option.verb)) return false;
    return settings.confirm === "all" || (settings.confirm === "final" && (this.module?.isFinal?.(option) ?? true));
  }

  back(): void {
    if (this.advising.whyNot) this.advising.whyNot = null;
    else this.pointing.back();
  }

  /** Play an action; `settled` resolves when the server has answered. */
  play(option: Option): Promise<void> {
    this.settled = this.send(option);
    return this.settled;
  }

  private async send(option: Option): Promise<void> {
    if (!this.state || this.sending) return;
    if (this.guide && !this.guide.allows(option)) {
      this.pointing.clear();
      return;
    }
    this.sending = true;
    // A click for this question must not consume a later Enter.
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

  ask(request: { readonly type: string } & Record<string, unknown>): Promise<Message> | undefined {
    return this.link?.ask(request);
  }

  /** Send a request whose answer is the next state; a refusal becomes a message. */
  async request(request: { readonly type: string } & Record<string, unknown>): Promise<boolean> {
    const answer = await this.ask(request);
    if (answer?.type === "error") this.complain(answer);
    else this.notice = "";
    return answer !== undefined && answer.type !== "error";
  }

  /** Show a refusal in words. */
  complain(fault: FaultMessage): void {
    const text = t(`error-${fault.code}`);
    this.notice = text === `error-${fault.code}` ? fault.message : text;
  }

  /** The action with this notation. */
  optionOf(notation: string): Option | null {
    return this.actions.find((option) => option.notation === notation) ?? null;
  }

  /** Let the server answer a choice from now on, or stop doing so. */
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
      const seat = this.hands === "past" ? this.through : (this.state?.looking ?? null);
      this.fresh = await this.past.replay(version, seat);
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
    }
  }

  /** Show a position that was kept. */
  recall(state: StateMessage): void {
    this.past.recall(state, this.state?.version ?? state.version);
    this.fresh = state.events;
  }

  resume(): void {
    this.past.position = null;
    this.fresh = [];
  }
}
