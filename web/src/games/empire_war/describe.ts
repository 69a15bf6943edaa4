/** The war as text: the current question, names, the text alternative of the map. */
import type { View } from "../../lib/protocol";
import type { Part, Words } from "../../lib/words";
import type { TableProps } from "../module";
import * as battle from "../talon/describe";
import { fleetOf, goal, laneTitle, war } from "./view";

/** The table as Talon's components see it during a battle, or null. */
export function inBattle(table: TableProps): TableProps | null {
  const view = war(table.view).battle;
  return view ? { ...table, view } : null;
}

export function describe(table: TableProps): readonly string[] {
  const fought = inBattle(table);
  if (fought) return battle.describe(fought);
  const now = war(table.view);
  const words = table.words;
  return [
    words.say("says-turn", { turn: now.turn, turns: now.turns }),
    ...now.sides.map((side, seat) =>
      words.say("says-side", {
        name: table.seats[seat]?.name ?? side.faction,
        income: side.income,
        zones: side.zones,
        planets: side.planets,
      }),
    ),
    ...now.lanes.map((lane) =>
      words.say("says-lane", {
        lane: laneTitle(lane, words.language),
        front: lane.front,
        zones: lane.last - 1,
        ships: [0, 1]
          .map((seat) =>
            fleetOf(now, seat)
              .filter((ship) => goal(ship) === lane.id)
              .map((ship) => `${ship.name} ${ship.class}`)
              .join(", "),
          )
          .map((ships) => ships || words.say("says-nobody"))
          .join(" / "),
      }),
    ),
  ];
}

export function named(view: View, field: string, value: string, words: Words): Part | null {
  const now = war(view);
  if (field === "ship") {
    const known = [...(now.ships ?? []), ...(now.offers ?? [])].find((one) => one.id === value || one.name === value);
    return known ? { text: known.name, thing: `ship:${known.id}` } : null;
  }
  return now.battle ? battle.named(now.battle, field, value, words) : null;
}

export function question(table: TableProps): string | null {
  const fought = inBattle(table);
  const now = war(table.view);
  if (fought) {
    const asked = (fought.view["decision"] as { choice?: string } | null)?.choice ?? "";
    return battle.question(fought) ?? table.words.find(asked);
  }
  if (now.decision?.choice === "AssignFleet") return table.words.say("ask-AssignFleet");
  const lane = now.lanes.find((one) => one.id === now.decision?.lane);
  return lane
    ? table.words.find(`ask-${now.decision?.choice ?? ""}`, { lane: laneTitle(lane, table.words.language) })
    : null;
}

export function subline(table: TableProps): string | null {
  const fought = inBattle(table);
  if (fought) return battle.subline(fought);
  const decision = war(table.view).decision;
  const lacking = decision?.minimums?.find((one) => one.have < one.need);
  if (decision?.short && lacking)
    return table.words.say("sub-minimum", { lane: table.words.name("lane", lacking.lane), need: lacking.need });
  if (decision?.odds) {
    const { own, theirs, chance } = decision.odds;
    return table.words.say("sub-odds", { own, theirs, chance: Math.round(100 * chance) });
  }
  return decision?.choice === "AssignFleet" ? table.words.say("sub-assign") : null;
}
