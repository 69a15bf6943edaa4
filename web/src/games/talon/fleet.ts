/** Fleets in the notation of a free battle's options: "terran: CA CA DD". */
export const FREE = "free-battle";

export interface Entry {
  readonly class: string;
  readonly faction: string;
  readonly cost: number;
}

export interface Fleet {
  readonly faction: string;
  readonly ships: readonly string[];
}

export function readFleet(text: string, usual: string): Fleet {
  const [before, after] = text.includes(":") ? text.split(":", 2) : [usual, text];
  return { faction: (before ?? usual).trim(), ships: (after ?? "").split(/\s+/).filter(Boolean) };
}

/** Without any ships, the server chooses the fleet. */
export const fleetText = (faction: string, ships: readonly string[]): string =>
  `${faction}:${ships.map((ship) => ` ${ship}`).join("")}`;

export function costOf(fleet: Fleet, classes: readonly Entry[]): number {
  return fleet.ships.reduce(
    (sum, ship) => sum + (classes.find((one) => one.class === ship && one.faction === fleet.faction)?.cost ?? 0),
    0,
  );
}
