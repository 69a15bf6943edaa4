/** What the last events said and the position does not: the production roll, and the dice of the last strike. */
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

class LastRolls {
  roll = $state.raw<Roll | null>(null);
  strike = $state.raw<Strike | null>(null);
  private last: readonly GameEvent[] | null = null;

  /** A table was opened: all that was before it is forgotten. */
  begin(past: readonly GameEvent[]): void {
    this.roll = null;
    this.strike = null;
    for (const event of past) this.note(event);
  }

  /** Take note of what happened; the same events are read once. */
  read(events: readonly GameEvent[]): void {
    if (events === this.last) return;
    this.last = events;
    for (const event of events) this.note(event);
  }

  private note(event: GameEvent): void {
    const number = (fact: string) => Number(event[fact]);
    if (event.event === "ProductionRolled") this.roll = { seat: number("seat"), die: number("die"), gained: {} };
    else if (event.event === "ResourcesGained" && this.roll && EXTRACTED.has(String(event["why"]))) {
      const seat = number("seat");
      this.roll = { ...this.roll, gained: { ...this.roll.gained, [seat]: (this.roll.gained[seat] ?? 0) + number("amount") } };
    } else if (event.event === "StrikeRolled") {
      this.strike = {
        seat: number("seat"),
        target: String(event["target"]),
        attackDie: number("attack_die"),
        defenceDie: number("defence_die"),
        attack: number("attack"),
        defence: number("defence"),
        hit: null,
      };
    } else if (event.event === "StrikeResolved" && this.strike) {
      this.strike = { ...this.strike, attack: number("attack"), defence: number("defence"), hit: Boolean(event["hit"]) };
    } else if (event.event === "TurnBegan") this.strike = null;
  }
}

export const lastRolls = new LastRolls();
