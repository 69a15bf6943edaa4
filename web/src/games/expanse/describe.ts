/** The map as text: labels of the pieces for screen readers, and the text alternative of the board. */
import type { Words } from "../../lib/words";
import type { TableProps } from "../module";
import { type Base, type Orbit, halves, position } from "./view";

const short = (words: Words, faction: string) =>
  words.find(`faction-short-${faction}`) ?? words.name("faction", faction);

export function describeBase(words: Words, base: Base): string {
  const standings = Object.entries(base.influence).map(([faction, one]) =>
    words.say("says-standing", { faction: short(words, faction), total: one.total }),
  );
  return words.say("says-base", {
    base: words.name("base", base.id),
    resource: words.name("resource", base.resource),
    standings: standings.join(", ") || words.say("says-nobody"),
    leader: base.leader ? short(words, base.leader) : "none",
  });
}

export function describeOrbit(words: Words, orbit: Orbit): string {
  const groups = Object.entries(orbit.ships).map(([faction, ships]) => {
    const kinds = Object.entries(ships).map(([kind, count]) => `${count} ${words.name("kind", kind)}`);
    return `${short(words, faction)} ${kinds.join(", ")} (${halves(orbit.strength[faction] ?? 0)})`;
  });
  return words.say("says-orbit", {
    orbit: words.name("orbit", orbit.id),
    ships: groups.join("; ") || words.say("says-no-ships"),
    control: orbit.control ? short(words, orbit.control) : "none",
  });
}

export function describe({ view, words }: TableProps): string[] {
  const now = position(view);
  const scores = now.factions.map((faction) => `${short(words, faction.id)} ${faction.control_points}`);
  const track = now.track.map((space) => `${words.name("card", space.card.id)} (${space.cost})`);
  return [
    `${words.say("control-points")}: ${scores.join(", ")}`,
    `${words.say("action-track")}: ${track.join(", ")}`,
    ...now.orbits.map((orbit) => describeOrbit(words, orbit)),
    ...now.bases.filter((base) => base.in_play).map((base) => describeBase(words, base)),
  ];
}
