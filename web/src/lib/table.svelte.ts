/** One table as the page knows it: the position, the log, what can be done, what is pointed at. */
import { moduleOf } from "../games";
import type { GameModule, Hue, Option, Seat } from "../games/seam";
import * as api from "./api";
import { speech, t } from "./language.svelte";
import { Link } from "./link";
import { LANGUAGES, sourceOf, type Language } from "./messages";
import { type Narrowed, NOTHING, candidates, chosen, impossible, nextSteps, point, stepsOf, verbs } from "./narrowing";
import type { ChatMessage, Happening, Refusal, StateMessage, View } from "./protocol";
import { chime, settings } from "./settings.svelte";
import { vocabulary } from "./vocabulary";
import { Words } from "./words";

export interface Entry {
  readonly number: number;
  /** The version with which it came, where that is known: several versions may come in one message. */
  readonly version: number | null;
  readonly happening: Happening;
}

export interface Doubt {
  readonly thing: string;
  readonly action: string;
  readonly refusal: Refusal;
  readonly at: Element | null;
}

export interface Moment {
  readonly version: number;
  readonly versions: number;
  readonly view: View;
  readonly seat: number | null;
}

/** Bots are called by stars; their level stands beside the name. */
const STARS = ["Vega", "Altair", "Rigel", "Deneb", "Mira", "Antares"];
const botName = (seat: number) => STARS[seat % STARS.length] ?? "Vega";

const HUES: readonly Hue[] = ["a", "b", "c", "d", "e", "f"];
/** Between two moves of others, and at most for all of them together, in milliseconds. */
const PACE = 380;
const LONGEST = 3000;

/** Who guides a learner: what may be played now, and what undo and hint mean. */
export interface Guide {
  readonly allows: (option: Option) => boolean;
  readonly undo: () => void;
  readonly hint: (options: readonly Option[]) => Option | null;
}

export class Table {
  readonly id: string;
  phase = $state<"loading" | "ready" | "failed">("loading");
  fault = $state("");
  entry = $state.raw<api.TableEntry | null>(null);
  game = $state.raw<api.Game | null>(null);
  module = $state.raw<GameModule | null>(null);
  catalogue = $state.raw<View>({});
  state = $state.raw<StateMessage | null>(null);
  fresh = $state.raw<readonly Happening[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatMessage[]>([]);
  online = $state(false);
  narrowed = $state.raw<Narrowed>(NOTHING);
  doubt = $state.raw<Doubt | null>(null);
  notice = $state("");
  spotlight = $state<string | null>(null);
  moment = $state.raw<Moment | null>(null);
  hint = $state.raw<Option | null>(null);
  thinking = $state(false);
  rules = $state.raw<readonly api.Clause[]>([]);
  clause = $state<string | null>(null);
  guide: Guide | null = null;
  private texts = $state.raw<Partial<Record<Language, string[]>>>({});
  private actions: readonly Option[] = [];
  private link: Link | null = null;
  private queue: StateMessage[] = [];
  private timer = 0;
  private sending = false;

  constructor(id: string) {
    this.id = id;
  }

  async open(invitation: string): Promise<void> {
    try {
      this.entry = invitation ? await api.join(this.id, invitation).catch(() => api.table(this.id)) : await api.table(this.id);
      const name = this.entry.game;
      const [games, actions, catalogue, module, english, italian] = await Promise.all([
        api.games(),
        api.words(name),
        api.catalogue(name),
        moduleOf(name),
        api.locale(name, "en"),
        api.locale(name, "it"),
      ]);
      this.game = games.find((game) => game.name === name) ?? null;
      this.actions = vocabulary(actions);
      this.catalogue = catalogue;
      this.module = module;
      const own: Record<Language, string> = { en: english, it: italian };
      const texts: Partial<Record<Language, string[]>> = {};
      for (const language of LANGUAGES) {
        texts[language] = [sourceOf(language), own[language], module?.texts?.[language] ?? ""];
      }
      this.texts = texts;
      this.link = new Link(`/api/tables/${this.id}/live`, {
        state: (state) => this.receive(state),
        message: (message) => {
          if (message.type === "chat") this.chat = [...this.chat, message];
        },
        status: (status, reason) => {
          this.online = status === "open";
          if (status === "closed") {
            this.fault = reason;
            this.phase = "failed";
          }
        },
      });
      void api.chat(this.id).then((lines) => (this.chat = lines)).catch(() => undefined);
      void api.rules(name).then((rules) => (this.rules = rules.clauses)).catch(() => undefined);
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      this.phase = "failed";
    }
  }

  close(): void {
    this.link?.close();
    window.clearTimeout(this.timer);
  }

  // What the server says

  private receive(state: StateMessage): void {
    const others = this.state !== null && state.key === "" && state.events.length > 0 && !settings.still;
    if (!others || document.hidden) {
      this.flush();
      this.show(state);
      return;
    }
    this.queue.push(state);
    if (!this.timer) this.step();
  }

  /** Show the next waiting position, and come back for the one after it. */
  private step(): void {
    const next = this.queue.shift();
    if (next) this.show(next);
    const pause = Math.min(PACE, LONGEST / (this.queue.length + 1));
    this.timer = next ? window.setTimeout(() => this.step(), pause) : 0;
  }

  /** Show everything that waits, at once. */
  flush(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    const waiting = this.queue;
    this.queue = [];
    for (const state of waiting) this.show(state);
  }

  private show(state: StateMessage): void {
    const known = this.state;
    if (known && state.version < known.version) return;
    const began = known === null || state.since === 0;
    const fresh = known && state.version === known.version ? [] : state.events;
    const log = began ? [] : [...this.log];
    for (const happening of began ? state.events : fresh) {
      log.push({ number: log.length, version: state.version === state.since + 1 ? state.version : null, happening });
    }
    if (!known || state.version !== known.version || state.looking !== known.looking) {
      this.narrowed = NOTHING;
      this.doubt = null;
      this.hint = null;
    }
    const mine = state.seat !== null && state.held.includes(state.seat);
    if (known && mine && known.seat !== state.seat) chime();
    this.state = state;
    this.fresh = began ? [] : fresh;
    this.log = log;
    this.phase = "ready";
  }

  // What is on screen

  words = $derived.by(() => new Words(speech.language, this.texts[speech.language] ?? [], (field, value) => this.module?.named?.(this.view, field, value) ?? null));
  view = $derived<View>(this.moment?.view ?? this.state?.view ?? {});
  live = $derived(this.moment === null);
  options = $derived.by<readonly Option[]>(() => {
    if (!this.live || !this.state) return [];
    return this.state.options.flatMap((code) => this.actions[code] ?? []);
  });
  candidates = $derived(candidates(this.options, this.narrowed, this.module));
  verbs = $derived(verbs(this.options, this.narrowed, this.module));
  next = $derived(nextSteps(this.options, this.narrowed, this.module));
  chosen = $derived(chosen(this.options, this.narrowed, this.module));
  /** What can be pointed at: the next things, or, once all is said, what could stand in the place of the last one. */
  targets = $derived.by<ReadonlySet<string>>(() => {
    if (this.next.size > 0) return new Set(this.next.keys());
    const before: Narrowed = { verb: this.narrowed.verb, things: this.narrowed.things.slice(0, -1) };
    return new Set(nextSteps(this.options, before, this.module).keys());
  });
  picked = $derived(new Set(this.narrowed.things));
  mine = $derived(this.options.length > 0);
  seats = $derived.by<readonly Seat[]>(() => {
    const state = this.state;
    if (!state) return [];
    const acting = this.moment ? this.moment.seat : state.seat;
    return state.players.map((player) => {
      const look = Object.keys(this.view).length > 0 ? this.module?.look?.(this.view, player.seat) : undefined;
      const hue = look?.hue ?? HUES[player.seat % HUES.length] ?? "a";
      return {
        seat: player.seat,
        kind: player.kind,
        name: player.kind === "bot" ? botName(player.seat) : player.name || t("seat-free"),
        level: player.level,
        connected: player.connected,
        conceded: player.conceded,
        mine: state.held.includes(player.seat),
        acts: acting === player.seat,
        hue,
        emblem: look?.emblem ?? `seat-${hue}`,
        role: look?.role ? this.words.say(look.role) : "",
        score: look?.score ?? null,
      };
    });
  });
  names = $derived(this.seats.map((seat) => seat.name));
  turn = $derived(this.module?.turn?.(this.view) ?? null);
  question = $derived.by(() => {
    const verb = this.narrowed.verb;
    const precise = verb ? this.words.find(`ask-${verb}`) : null;
    if (precise) return precise;
    const choice = this.state?.choice;
    return choice ? (this.words.find(choice) ?? this.words.say(choice)) : "";
  });

  // What the person does

  chooseVerb(verb: string): void {
    const only = this.options.filter((option) => option.verb === verb);
    if (only.length === 1 && only[0] && Object.keys(only[0].fields).length === 0) {
      void this.play(only[0]);
      return;
    }
    const kept: Narrowed = { verb, things: this.narrowed.verb === null ? this.narrowed.things : [] };
    this.narrowed = this.narrowed.verb === verb ? NOTHING : kept;
    this.doubt = null;
  }

  point(thing: string, at?: Element): void {
    if (!this.mine) return;
    const left = point(this.options, this.narrowed, thing, this.module);
    if (left === null) {
      void this.why(thing, at ?? null);
      return;
    }
    // Pointing a second time at what would complete the action plays it.
    const again = this.chosen !== null && this.narrowed.things.at(-1) === thing;
    if (again && this.chosen) {
      void this.play(this.chosen);
      return;
    }
    this.doubt = null;
    this.narrowed = left;
    const option = chosen(this.options, left, this.module);
    if (option && left.things.length > 0 && (this.quick(option) || !settings.confirm)) void this.play(option);
  }

  /** Point at one action of a list. */
  take(option: Option): void {
    if (settings.confirm && !this.quick(option) && Object.keys(option.fields).length > 0) this.select(option);
    else void this.play(option);
  }

  /** Whether an action is played as soon as it is clear. */
  quick(option: Option): boolean {
    const atOnce = this.module?.atOnce ?? false;
    return typeof atOnce === "function" ? atOnce(option) : atOnce;
  }

  back(): void {
    if (this.doubt) this.doubt = null;
    else if (this.narrowed.things.length > 0) this.narrowed = { verb: this.narrowed.verb, things: this.narrowed.things.slice(0, -1) };
    else this.narrowed = NOTHING;
  }

  async play(option: Option): Promise<void> {
    if (!this.state || this.sending) return;
    if (this.guide && !this.guide.allows(option)) {
      this.narrowed = NOTHING;
      return;
    }
    this.sending = true;
    const answer = await this.link?.ask({ type: "act", version: this.state.version, action: option.code });
    this.sending = false;
    this.notice = "";
    if (answer?.type === "error") {
      this.notice = answer.refusal ? this.words.reason(answer.refusal.reason, answer.refusal.facts, this.names) : t(`error-${answer.code}`);
    } else if (answer?.type === "state" && answer.reason === "stale") this.notice = t("error-stale");
  }

  async undo(): Promise<void> {
    if (this.guide) {
      this.guide.undo();
      return;
    }
    await this.request({ type: "undo", version: this.state?.version ?? 0 });
  }

  /** Ask for something whose answer is the next state; a refusal becomes a notice. */
  async request(request: { readonly type: string } & Record<string, unknown>): Promise<boolean> {
    const answer = await this.link?.ask(request);
    this.notice = answer?.type === "error" ? (known(`error-${answer.code}`) ?? answer.message) : "";
    return answer !== undefined && answer.type !== "error";
  }

  async why(thing: string, at: Element | null): Promise<void> {
    const action = impossible(this.options, this.narrowed, thing, this.module);
    if (action === null) return;
    const answer = await this.link?.ask({ type: "why", action });
    if (answer?.type === "why" && answer.refusal) this.doubt = { thing, action, refusal: answer.refusal, at };
  }

  async askHint(): Promise<void> {
    const told = this.guide?.hint(this.options);
    if (told) {
      this.hint = told;
      this.select(told);
      return;
    }
    this.thinking = true;
    const answer = await this.link?.ask({ type: "hint" });
    this.thinking = false;
    if (answer?.type === "hint") {
      this.hint = this.actions[answer.action] ?? null;
      if (this.hint) this.select(this.hint);
    } else if (answer?.type === "error") this.notice = known(`error-${answer.code}`) ?? answer.message;
  }

  private select(option: Option): void {
    this.narrowed = { verb: option.verb, things: stepsOf(option, this.module).map((step) => step.thing) };
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
      this.moment = past;
      this.fresh = past.events ?? [];
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
    }
  }

  resume(): void {
    this.moment = null;
    this.fresh = [];
  }
}

function known(key: string): string | null {
  const text = t(key);
  return text === key ? null : text;
}
