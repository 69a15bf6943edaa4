/** The operations of a card as text. */
import type { Words } from "../lib/words";

type Operation = Readonly<Record<string, unknown>>;
type Names = readonly string[];

/** The reach from which a ship can go anywhere. */
const ANYWHERE = 3;
/** Whose pieces an operation is about if the card does not say. */
const OWNERS: Readonly<Record<string, string>> = { kill: "enemy", shift: "enemy", build: "self", points: "self" };

const yes = (is: unknown): string => (is ? "yes" : "no");

function named(words: Words, kind: string, names: unknown): string {
  return ((names ?? []) as Names)
    .map((one) => words.find(`${kind}-${one}`) ?? words.name(kind, one))
    .join(words.say("op-or"));
}

/** The places that an operation reaches, as text. */
function where(words: Words, at: Operation | undefined): string {
  if (!at) return "";
  const parts: string[] = [];
  for (const kind of ["base", "orbit", "zone", "sector", "resource"])
    if (((at[kind] ?? []) as Names).length > 0)
      parts.push(words.say(`op-at-${kind}`, { names: named(words, kind, at[kind]) }));
  for (const flag of ["influence", "control", "same"])
    if (at[flag]) parts.push(words.say(`op-${flag}-${String(at[flag])}`));
  if (at["fleet"]) parts.push(words.say("op-fleet"));
  return parts.length > 0 ? ` ${parts.join(" ")}` : "";
}

/** An operation as a sentence, including nested ones. */
export function sentence(words: Words, one: Operation): string {
  const kind = String(one["do"] ?? "");
  const list = (inner: unknown) => ((inner ?? []) as Operation[]).map((each) => sentence(words, each)).join(" ");
  if (kind === "choose")
    return words.say("op-choose", { among: ((one["among"] ?? []) as unknown[]).map(list).join(words.say("op-else")) });
  if (kind === "if")
    return words.say("op-if", { orbit: words.name("orbit", String(one["control"] ?? "")), then: list(one["then"]) });
  const text = (key: string, none = "none") => String(one[key] || none);
  const count = Number(one["count"] ?? one["points"] ?? 1);
  const reach = Number(one["reach"] ?? 1);
  return words.say(`op-${kind}`, {
    count,
    reach,
    upto: yes(one["optional"]),
    each: yes(one["each"]),
    tally: yes(one["tally"]),
    far: yes(reach >= ANYWHERE),
    times: yes(count > 1),
    home: yes(!one["at"]),
    of: text("of", text("who", OWNERS[kind] ?? "any")),
    distinct: text("distinct"),
    match: text("match"),
    together: text("same"),
    ships: text("ships", "group"),
    per: text("per"),
    most: Number(one["most"] ?? 0),
    when: text("when"),
    what: text("what"),
    where: where(words, one["at"] as Operation | undefined),
    to: where(words, one["to"] as Operation | undefined),
  });
}

const signed = (number: unknown): string => {
  const of = Number(number ?? 0);
  return of < 0 ? `\u2212${String(-of)}` : `+${String(of)}`;
};

/** An operation of a Parsec card or faction as a sentence. */
export function clause(words: Words, one: Operation): string {
  const word = (key: string, none = "none") => (one[key] ? words.say(`value-${String(one[key])}`) : none);
  const number = (key: string) => Number(one[key] ?? 0);
  const price = ["titanium", "energy", "gold"]
    .filter((each) => number(each) !== 0)
    .map((each) => `${signed(one[each])} ${words.say(`value-${each}`)}`);
  return words.say(`op-${String(one["op"] ?? "")}`, {
    units: word("units"),
    unit: word("unit"),
    stat: word("stat"),
    delta: signed(one["delta"]),
    amount: number("amount"),
    floor: number("floor"),
    save: number("save"),
    radius: number("radius"),
    spare: String(one["spare"] ?? "nothing"),
    what: String(one["what"] ?? ""),
    side: String(one["side"] ?? ""),
    price: price.join(", "),
  });
}

/** The text of a list of operations, in either game. */
export const effect = (words: Words, operations: unknown): string =>
  ((operations ?? []) as Operation[]).map((one) => ("op" in one ? clause : sentence)(words, one)).join(" ");
