/** The galaxy as the board shows it: the pieces, and what can be pointed at. */
import type { TableProps } from "../module";
import { drawingOf } from "./layout";
import { pointer } from "./pointer.svelte";
import { type Unit, mySeat, pieceOf, position, strikeNow } from "./view";

export class Galaxy {
  private readonly props: () => TableProps;

  constructor(props: () => TableProps) {
    this.props = props;
  }

  now = $derived.by(() => position(this.props().view));
  drawing = $derived(drawingOf(this.now.board));
  /** The seat whose pieces "piece" means: in a review the one that decided. */
  me = $derived.by(() => {
    const { compared, seats } = this.props();
    return compared ? (seats.find((seat) => seat.acts)?.seat ?? null) : mySeat(seats);
  });
  strike = $derived.by(() => strikeNow(this.props(), pointer.unit));

  /** Units by hex, and by the transport that carries them. */
  standing = $derived.by(() => {
    const cells = new Map<string, Unit[]>();
    const aboard = new Map<string, Unit[]>();
    for (const unit of this.now.units) {
      const [key, groups] = unit.aboard ? [`${unit.seat}${unit.aboard}`, aboard] : [unit.cell, cells];
      const group = groups.get(key);
      if (group) group.push(unit);
      else groups.set(key, [unit]);
    }
    return { cells, aboard };
  });
  byCell = $derived.by(() => {
    const all = new Map<string, Unit[]>();
    for (const unit of this.now.units) all.set(unit.cell, [...(all.get(unit.cell) ?? []), unit]);
    return all;
  });
  taken = $derived(new Set(this.standing.cells.keys()));
  arrived = $derived.by(
    () => new Set(this.props().events.flatMap((event) => (typeof event["cell"] === "string" ? [event["cell"]] : []))),
  );
  /** Where others did something since the person's last action. */
  news = $derived.by(() => [
    ...new Set(this.props().news.flatMap((event) => (typeof event["cell"] === "string" ? [event["cell"]] : []))),
  ]);

  /** Everything that a hex can represent, the nearest thing first. */
  things(cell: string): string[] {
    const units = this.byCell.get(cell) ?? [];
    const place = this.drawing.places.get(cell)?.cell;
    return [
      ...units.map((unit) => `unit:${unit.unit}`),
      ...units.filter((unit) => unit.seat === this.me).map((unit) => `piece:${pieceOf(unit.unit)}`),
      `cell:${cell}`,
      ...(place?.body === undefined ? [] : [`body:${place.body}`]),
      ...(place?.modules ?? []).map((module) => `place:${module}`),
    ];
  }

  /** The kinds of thing that the question is about; a refusal must be about one of them. */
  doubtful(cell: string): string | null {
    const kinds = new Set([...this.props().targets].map((thing) => thing.slice(0, thing.indexOf(":"))));
    return this.things(cell).find((thing) => kinds.has(thing.slice(0, thing.indexOf(":")))) ?? null;
  }

  /** What the question is about: what can be pointed at, or what a past decision compared. */
  meant = $derived.by(() => this.props().compared ?? this.props().targets);

  /** The hexes that are buttons: those with units, and those that the question is about. */
  spots = $derived.by(() => {
    const { targets, picked } = this.props();
    const cells = new Set(this.byCell.keys());
    for (const thing of this.meant) if (thing.startsWith("cell:")) cells.add(thing.slice(5));
    const found = [];
    for (const cell of cells) {
      const place = this.drawing.places.get(cell);
      if (!place) continue;
      const near = this.things(cell).filter((thing) => !/^(body|place):/.test(thing));
      found.push({
        cell,
        thing: near.find((thing) => this.meant.has(thing)),
        x: place.x,
        y: place.y,
        legal: near.some((thing) => targets.has(thing)),
        held: this.byCell.has(cell),
        sel:
          near.some((thing) => picked.has(thing)) ||
          (this.byCell.get(cell) ?? []).some(
            (unit) => unit.unit === this.now.decision?.unit || (this.strike?.firing.includes(unit.unit) ?? false),
          ),
      });
    }
    return found.sort((one, other) => Number(other.legal) - Number(one.legal) || one.y - other.y || one.x - other.x);
  });

  /** Planets and modules that the question is about. */
  areas = $derived.by(() => {
    const { words } = this.props();
    const { bodies, modules, moduleWidth, moduleHeight } = this.drawing;
    return [
      ...bodies
        .filter((one) => this.meant.has(`body:${one.index}`))
        .map((one) => ({
          thing: `body:${one.index}`,
          d: one.outline,
          label: words.say("says-planet", {
            number: one.body.number,
            resources: one.body.resources.map((resource) => words.name("resource", resource)).join(", "),
          }),
        })),
      ...modules
        .filter((one) => this.meant.has(`place:${one.place}`))
        .map((one) => ({
          thing: `place:${one.place}`,
          d: `M${one.x + 3} ${one.y + 3}h${moduleWidth - 6}v${moduleHeight - 6}h${6 - moduleWidth}Z`,
          label: words.say("says-module", { module: one.name }),
        })),
    ];
  });
}
