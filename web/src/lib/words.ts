/** A game's texts: the server's Fluent messages, the board's own, and names for everything in them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Option } from "../games/module";
import type { GameEvent } from "./protocol";

/** A piece of a sentence; if it has a thing, it points at it. */
export interface Part {
  readonly text: string;
  readonly thing?: string;
}

type Facts = Readonly<Record<string, unknown>>;

/** The name of a value that is not in the texts, and the thing it refers to. */
type Naming = (field: string, value: string, words: Words) => Part | null;

const OPEN = "\u2068";
const CLOSE = "\u2069";
/** A message `base-name` that selects on $base names the values of the field "base". */
const NAMES = "-name";
/** Facts that are seat numbers. */
const SEATS = new Set(["seat", "other"]);
/** Facts that are lists of seats. */
const SEAT_LISTS = new Set(["rolling", "seats"]);
/** The variable that takes the marked name where a sentence refers to `base-name`. */
const LINKED = "__linked";

export class Words {
  readonly language: string;
  /** The texts as written. */
  private readonly plain: FluentBundle;
  /** The same with every `…-name` replaced by a marked name, so that a sentence can be taken apart. */
  private readonly linked: FluentBundle;
  /** The message that names the values of a field. */
  private readonly namers = new Map<string, string>();

  /** The name that the position gives to a value that is not in the texts. */
  private readonly named: Naming;

  constructor(language: string, sources: readonly string[], named: Naming = () => null) {
    this.language = language;
    this.named = named;
    this.plain = new FluentBundle(language, { useIsolating: false });
    this.linked = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.plain.addResource(resource, { allowOverrides: true });
      this.linked.addResource(resource, { allowOverrides: true });
      for (const entry of resource.body) {
        const variable = entry.id.endsWith(NAMES) && "value" in entry ? selectedIn(entry.value) : null;
        if (variable) this.namers.set(variable, entry.id);
      }
    }
    // A sentence may use `unit-name` although no message names units.
    const spoken = sources.flatMap((source) =>
      [...source.matchAll(/\{ ([a-z_]+)-name \}/g)].map(([, field]) => field ?? ""),
    );
    const unnamed = new FluentResource(
      [...new Set(spoken)]
        .filter((field) => !this.plain.hasMessage(field + NAMES))
        .map((field) => `${field}${NAMES} = { $${field} }`)
        .join("\n"),
    );
    this.plain.addResource(unnamed);
    for (const entry of unnamed.body) this.namers.set(entry.id.slice(0, -NAMES.length), entry.id);
    const links = [...this.namers].map(([variable, id]) => `${id} = { $${variable}${LINKED} }`).join("\n");
    this.linked.addResource(new FluentResource(links), { allowOverrides: true });
  }

  has(key: string): boolean {
    return Boolean(this.plain.getMessage(key)?.value);
  }

  /** The text of a key, or null. */
  find(key: string, facts: Record<string, FluentVariable> = {}): string | null {
    const pattern = this.plain.getMessage(key)?.value;
    return pattern ? this.plain.formatPattern(pattern, facts, []) : null;
  }

  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    return this.find(key, facts) ?? spelt(key);
  }

  /** The name of a field's value: `base-luna`, or the result of `base-name`, or the value itself. */
  name(field: string, value: string): string {
    const own = this.named(field, value, this);
    if (own) return own.text;
    const namer = this.namers.get(field);
    const named = namer ? this.find(namer, { [field]: value }) : null;
    // Without a name of its own, a namer returns the value itself.
    if (named !== null && named !== value) return named;
    const said = this.find(`${field}-${value}`);
    if (said !== null) return said;
    return /^[a-z]{3}/.test(value) ? (this.find(value) ?? spelt(value)) : value;
  }

  /** A legal action in words. */
  label(option: Pick<Option, "verb" | "fields" | "notation">): string {
    return this.text(option.verb, option.fields, []) ?? spelt(option.notation);
  }

  /** The label of a verb's button: the board's short text, otherwise the verb itself. */
  verb(verb: string): string {
    return this.find(`verb-${verb}`) ?? spelt(verb);
  }

  /** An event as a sentence whose names point at things; `seats` names the seats. */
  sentence(gameEvent: GameEvent, seats: readonly string[]): Part[] {
    const { event, ...facts } = gameEvent;
    return this.parts(event, facts, seats) ?? [{ text: spelt(event) }];
  }

  /** A refusal as a sentence. */
  reason(reason: string, facts: Facts, seats: readonly string[]): string {
    return this.text(reason, facts, seats) ?? spelt(reason);
  }

  /** Why a move is good advice, as a sentence whose names point at things. */
  because(reason: string, facts: Facts, seats: readonly string[]): Part[] {
    return this.parts(reason, facts, seats) ?? [{ text: spelt(reason) }];
  }

  private text(key: string, facts: Facts, seats: readonly string[]): string | null {
    const parts = this.parts(key, facts, seats);
    return parts && parts.map((part) => part.text).join("");
  }

  private parts(key: string, facts: Facts, seats: readonly string[]): Part[] | null {
    const pattern = this.linked.getMessage(key)?.value;
    if (!pattern) return null;
    const things: Part[] = [];
    const mark = (part: Part) => `${OPEN}${things.push(part) - 1}${CLOSE}`;
    const given: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(facts)) {
      if (SEATS.has(field) && typeof value === "number") {
        given[field] = mark({ text: seats[value] ?? String(value + 1), thing: `seat:${value}` });
      } else if (typeof value === "number") given[field] = value;
      else if (typeof value === "string") {
        const own = this.named(field, value, this);
        given[field] = own ? mark(own) : value;
        if (value) given[field + LINKED] = mark(own ?? { text: this.name(field, value), thing: `${field}:${value}` });
      } else if (Array.isArray(value)) {
        given[field] = value
          .map((item) =>
            typeof item === "string"
              ? this.name(field, item)
              : SEAT_LISTS.has(field) && typeof item === "number"
                ? (seats[item] ?? String(item + 1))
                : String(item),
          )
          .join(", ");
      } else given[field] = String(value);
    }
    return split(this.linked.formatPattern(pattern, given, []), things);
  }
}

function split(text: string, things: readonly Part[]): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(new RegExp(`(${OPEN}\\d+${CLOSE})`))) {
    if (piece === "") continue;
    const thing = piece.startsWith(OPEN) ? things[Number(piece.slice(1, -1))] : undefined;
    parts.push(thing ?? { text: piece });
  }
  return parts;
}

/** The variable that a text selects on, if that is all it does. */
function selectedIn(pattern: unknown): string | null {
  const only = Array.isArray(pattern) && pattern.length === 1 ? (pattern[0] as unknown) : null;
  if (!only || typeof only !== "object") return null;
  const element = only as { type?: string; selector?: { type?: string; name?: string } };
  return element.type === "select" && element.selector?.type === "var" ? (element.selector.name ?? null) : null;
}

/** "mariner-valley" as "Mariner valley", "ChooseBase" as "Choose base". */
export function spelt(key: string): string {
  const spaced = key
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
