/** From the last events, as the position does not have them: the production roll and the dice of the last strike. */
import type { GameEvent } from "../../lib/protocol";

export interface Roll {
  readonly seat: number;
  readonly die: number;
  /** Cards that each seat took for it. */
  readonly gained: Readonly<Record<number, number>>;
}

export interface Strike {
  readonly seat: number;
  readonly target: string;
  readonly attackDie: number;
  readonly defenceDie: number;
  readonly attack: number;
  readonly defence: number;
  readonly hit: boolean | null;
}

const EXTRACTED = new Set(["planet", "asteroid"]);

export interface LastRolls {
  readonly roll: Roll | null;
  readonly strike: Strike | null;
}

/** The last rolls before a position. */
export function lastRolls(past: readonly GameEvent[]): LastRolls {
  const from = past.findLastIndex((event) => event.event === "ProductionRolled");
  let roll = null as Roll | null;
  let strike = null as Strike | null;
  for (const event of past.slice(Math.max(0, from))) {
    const number = (fact: string) => Number(event[fact]);
    if (event.event === "ProductionRolled") roll = { seat: number("seat"), die: number("die"), gained: {} };
    else if (event.event === "ResourcesGained" && roll && EXTRACTED.has(String(event["why"]))) {
      const seat = number("seat");
      roll = { ...roll, gained: { ...roll.gained, [seat]: (roll.gained[seat] ?? 0) + number("amount") } };
    } else if (event.event === "StrikeRolled") {
      strike = {
        seat: number("seat"),
        target: String(event["target"]),
        attackDie: number("attack_die"),
        defenceDie: number("defence_die"),
        attack: number("attack"),
        defence: number("defence"),
        hit: null,
      };
    } else if (event.event === "StrikeResolved" && strike) {
      strike = { ...strike, attack: number("attack"), defence: number("defence"), hit: Boolean(event["hit"]) };
    } else if (event.event === "TurnBegan") strike = null;
  }
  return { roll, strike };
}
