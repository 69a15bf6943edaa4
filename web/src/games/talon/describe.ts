/** The battle as text: labels of the pieces, the current question, the text alternative of the board. */
import type { View } from "../../lib/protocol";
import type { Part, Words } from "../../lib/words";
import type { TableProps } from "../module";
import { pointer } from "./pointer.svelte";
import { ARCS, type Missile, type Unit, groupName, isShip, position, tag, unitOf } from "./view";

export function describeShip(words: Words, unit: Unit): string {
  const shields = ARCS.filter((arc) => unit.shields[arc].boxes > 0).map(
    (arc) => `${words.say(`arc-${arc}`)} ${unit.shields[arc].left}/${unit.shields[arc].boxes}`,
  );
  const weapons = unit.groups.map(
    (group, at) =>
      `${groupName(unit, at, (weapon) => words.say(`weapon-${weapon}`))} ${words.say(group.destroyed ? "destroyed" : group.charged ? "ready" : "not-ready")}`,
  );
  return words.say("says-ship", {
    name: unit.name,
    class: words.say(`class-${unit.class}`),
    place: isShip(unit) ? unit.hex : words.say(`status-${unit.status}`),
    facing: unit.facing,
    curve: tag(unit),
    hull: `${unit.hull.boxes - unit.hull.marked}/${unit.hull.boxes}`,
    shields: shields.join(", ") || words.say("says-none"),
    weapons: weapons.join(", ") || words.say("says-none"),
    critical: unit.critical.map((mark) => words.say(`critical-${mark}`)).join(", ") || "none",
  });
}

export function describeMissile(words: Words, missile: Missile, target: Unit | undefined): string {
  return words.say("says-missile", { missile: missile.id, place: missile.hex, target: target?.name ?? "none" });
}

export function describe({ view, words, seats }: TableProps): string[] {
  const now = position(view);
  return [
    words.say("says-round", {
      round: now.round,
      rounds: now.rounds,
      impulse: now.impulse,
      first: seats[now.initiative]?.name ?? "",
    }),
    ...[0, 1].map((seat) =>
      words.say("says-standing", { name: seats[seat]?.name ?? "", points: now.points_left[seat] ?? 0 }),
    ),
    ...now.units.filter(isShip).map((unit) => describeShip(words, unit)),
    ...now.missiles.map((missile) => describeMissile(words, missile, unitOf(now, missile.target))),
    ...now.terrain.map((one) => `${words.say(`terrain-${one.kind}`)}: ${one.hex}`),
  ];
}

const UNITS = new Set(["unit", "target", "other", "squadron", "host"]);

/** Ships and missiles by id or by name; weapon groups of the ship that is being asked about. */
export function named(view: View, field: string, value: string, words: Words): Part | null {
  const now = position(view);
  if (field === "group") {
    const owner = unitOf(now, pointer.owner);
    return owner && /^\d$/.test(value)
      ? {
          text: groupName(owner, Number(value) - 1, (weapon) => words.say(`short-${weapon}`)),
          thing: `unit:${owner.id}`,
        }
      : null;
  }
  if (field === "place") return /^[a-z]+\d+$/.test(value) ? { text: value, thing: `place:${value}` } : null;
  if (field === "missile" || (UNITS.has(field) && /^m\d+$/.test(value)))
    return { text: value, thing: `missile:${value}` };
  if (!UNITS.has(field)) return null;
  const unit = now.units?.find((one) => one.id === value || one.name === value);
  return unit ? { text: unit.name, thing: `unit:${unit.id}` } : null;
}

/** The question with the name of the ship it is about. */
export function question({ view, words, picked }: TableProps): string | null {
  const now = position(view);
  const decision = now.decision;
  if (!decision) return null;
  const unit = unitOf(now, decision.unit)?.name ?? decision.missile ?? "";
  const aim = [...picked].find((thing) => /^(unit|missile):/.test(thing));
  if (decision.choice === "ChooseTarget" && aim)
    return words.say("ask-fire-at", { unit, target: unitOf(now, aim.slice(5))?.name ?? aim.slice(8) });
  if (decision.choice === "ChooseGroup" && aim)
    return words.say("ask-group", { unit: unitOf(now, aim.slice(5))?.name ?? "" });
  return unit ? words.find(`ask-${decision.choice}`, { unit }) : null;
}

export function subline({ view, words, picked }: TableProps): string | null {
  const now = position(view);
  const decision = now.decision;
  if (!decision) return null;
  const unit = unitOf(now, decision.unit);
  switch (decision.choice) {
    case "ChooseTarget": {
      const group = unit?.groups[(decision.group ?? 0) - 1];
      return group
        ? words.say("sub-target", {
            weapon: words.say(`short-${group.weapon}`),
            left: decision.left ?? 1,
            count: group.count,
          })
        : null;
    }
    case "ChooseGroup":
      return words.say([...picked].some((thing) => thing.startsWith("unit:")) ? "sub-group" : "sub-firing");
    case "ChooseMove":
      return unit ? words.say("sub-move", { speed: unit.speed, radius: unit.radius, turn: unit.turn }) : null;
    case "ChooseSpending":
      return words.say(unit?.gets_power === false ? "sub-battery" : "sub-spending");
    case "ChooseSpeed":
      return unit
        ? words.say("sub-speed", { curve: unit.curve.map((row) => row.join("·")).join("  "), modifier: unit.modifier })
        : null;
    case "ChooseMover":
      return words.say("sub-mover");
    default:
      return null;
  }
}
