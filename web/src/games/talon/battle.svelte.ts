/** The battle as the board shows it: positions, who aims at what, and with which chances. */
import type { TableProps } from "../module";
import { pointer } from "./pointer.svelte";
import { type Point, centre, named } from "./layout";
import { type Flight, type Reach, type Volley, position, ships, unitOf } from "./view";

const near = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < 8;

/** Holds the server's answer to a question for as long as the question stands. */
function answered<T>(ask: () => Promise<T | null> | null): { readonly value: T | null } {
  let value = $state.raw<T | null>(null);
  $effect(() => {
    let old = false;
    const answer = ask();
    if (answer === null) value = null;
    // Until it arrives, the previous answer stays.
    void answer?.then((said) => {
      if (!old) value = said;
    });
    return () => (old = true);
  });
  return {
    get value() {
      return value;
    },
  };
}

export class Battle {
  private readonly props: () => TableProps;

  constructor(props: () => TableProps) {
    this.props = props;
  }

  now = $derived.by(() => position(this.props().view));
  decision = $derived(this.now.decision);
  fleet = $derived(ships(this.now));
  mine = $derived.by(() => this.props().options.length > 0);

  /** The positions of ships; those in one hex are slightly offset. */
  spots = $derived.by(() => {
    const seen = new Map<string, number>();
    return new Map(
      this.fleet.map((ship): [string, Point] => {
        const before = seen.get(ship.hex) ?? 0;
        seen.set(ship.hex, before + 1);
        const at = centre(ship.q, ship.r);
        return [ship.id, { x: at.x + before * 13, y: at.y - before * 10 }];
      }),
    );
  });

  spot(id: string | null | undefined): Point | null {
    return id ? (this.spots.get(id) ?? null) : null;
  }

  missileSpot(id: string | null | undefined): Point | null {
    const missile = this.now.missiles.find((one) => one.id === id);
    return missile ? centre(missile.q, missile.r) : null;
  }

  // The unit that is asked about

  private pickedOf(kind: string): string | null {
    return [...this.props().picked].find((thing) => thing.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;
  }

  picked = $derived.by(() => this.pickedOf("unit"));
  aiming = $derived(["ChooseTarget", "ChooseCone", "ChooseLaunch"].includes(this.decision?.choice ?? ""));
  actor = $derived(this.decision?.unit ?? (this.decision?.choice === "ChooseGroup" ? this.picked : null));
  group = $derived.by(() => {
    if (this.aiming) return this.decision?.group ?? null;
    const chosen = this.props().chosen;
    if (chosen?.verb === "fire") return Number(chosen.fields["group"]);
    const pointed = this.pickedOf("group");
    return this.decision?.choice === "ChooseGroup" && pointed ? Number(pointed) : null;
  });

  // Arcs with the chance to hit, of the ship that fires or else of the one under the pointer

  arcsOf = $derived(
    (this.decision?.choice === "ChooseGroup" || this.aiming) && this.mine && this.actor ? this.actor : pointer.hovered,
  );
  private readonly arcs = answered(() => {
    const ship = unitOf(this.now, this.arcsOf);
    if (!ship || !this.spots.has(ship.id)) return null;
    return this.props()
      .insight("arcs", { unit: ship.number })
      .then((answer) => (answer ? { unit: ship.id, ...(answer as unknown as Reach) } : null));
  });
  covers = $derived.by(() => {
    const arcs = this.arcs.value;
    if (!arcs || arcs.unit !== this.arcsOf) return [];
    const only = arcs.unit === this.actor && this.group !== null ? arcs.groups[this.group - 1] : undefined;
    const best = new Map<string, number>();
    for (const one of only ? [only] : arcs.groups) {
      for (const [hex, chance] of Object.entries(one.hits ?? {})) best.set(hex, Math.max(best.get(hex) ?? 0, chance));
    }
    const markers = this.fleet.flatMap((ship) => (ship.marker ? [centre(...ship.marker)] : []));
    const taken = [
      ...this.spots.values(),
      ...markers,
      ...this.now.missiles.map((missile) => centre(missile.q, missile.r)),
    ];
    return [...best].map(([hex, chance]) => {
      const at = named(hex);
      return { hex, chance, at, free: !taken.some((one) => near(one, at)) };
    });
  });
  coversFoe = $derived.by(() => {
    const unit = this.arcs.value?.unit;
    return unitOf(this.now, unit)?.seat !== (this.decision?.seat ?? -1) || !this.mine || unit !== this.actor;
  });

  // Where the ship under the pointer can be before the round ends

  private readonly flight = answered(() => {
    // While aiming, only the arcs are shown.
    if (this.mine && this.actor && this.group !== null) return null;
    const unit = unitOf(this.now, pointer.hovered);
    if (!unit || !this.spots.has(unit.id) || unit.moves_left === 0) return null;
    return this.props()
      .insight("reach", { unit: unit.number, moves: unit.moves_left })
      .then((answer) => answer as unknown as Flight | null);
  });
  flights = $derived.by(() => {
    const hexes = new Set((this.flight.value?.steps ?? []).flatMap((step) => Object.keys(step)));
    return [...hexes].map((hex) => ({ hex, at: named(hex) }));
  });

  // Odds of the volley under the pointer; otherwise, of the best shot of the chosen group

  private likely = $derived.by(() => {
    const arcs = this.arcs.value;
    if (!this.actor || this.group === null || arcs?.unit !== this.actor) return null;
    const hits = arcs.groups[this.group - 1]?.hits ?? {};
    const seat = unitOf(this.now, this.actor)?.seat;
    const foes = this.fleet.filter((ship) => ship.seat !== seat && (hits[ship.hex] ?? 0) > 0);
    return foes.sort((one, other) => (hits[other.hex] ?? 0) - (hits[one.hex] ?? 0))[0]?.id ?? null;
  });
  aim = $derived.by(() => {
    if (!this.mine || !this.actor || this.group === null) return null;
    if (this.aiming && this.picked && this.picked !== this.actor) return `unit:${this.picked}`;
    const missile = this.pickedOf("missile");
    if (this.aiming && missile) return `missile:${missile}`;
    const hovered = pointer.hovered;
    if (hovered && unitOf(this.now, hovered)?.seat !== unitOf(this.now, this.actor)?.seat) return `unit:${hovered}`;
    if (
      pointer.missile &&
      this.now.missiles.some((one) => one.id === pointer.missile && one.seat !== this.decision?.seat)
    )
      return `missile:${pointer.missile}`;
    return this.likely ? `unit:${this.likely}` : null;
  });
  private readonly volley = answered(() => {
    const at = this.aim;
    const actor = unitOf(this.now, this.actor);
    if (!at || !actor || this.group === null) return null;
    const about: Record<string, number> = { unit: actor.number, group: this.group };
    if (this.decision?.left) about["weapons"] = this.decision.left;
    const target = unitOf(this.now, at.slice(5));
    if (target) about["target"] = target.number;
    else about["missile"] = Number(at.slice(9));
    return this.props()
      .insight("odds", about)
      .then((answer) => {
        const found = answer as unknown as Volley | null;
        return found?.possible ? { at, found } : null;
      });
  });
  odds = $derived(this.volley.value?.at === this.aim ? (this.volley.value?.found ?? null) : null);
  target = $derived(this.aim?.startsWith("unit:") ? unitOf(this.now, this.aim.slice(5)) : undefined);
  aimSpot = $derived(
    this.aim?.startsWith("unit:") ? this.spot(this.aim.slice(5)) : this.missileSpot(this.aim?.slice(8)),
  );
  fireLine = $derived.by(() => {
    const from = this.spot(this.actor);
    if (!from || !this.aimSpot || !this.odds) return null;
    const length = Math.hypot(this.aimSpot.x - from.x, this.aimSpot.y - from.y) || 1;
    const [dx, dy] = [(this.aimSpot.x - from.x) / length, (this.aimSpot.y - from.y) / length];
    return `M${from.x + dx * 27} ${from.y + dy * 27}L${this.aimSpot.x - dx * 31} ${this.aimSpot.y - dy * 31}`;
  });
}
