/** The galaxy in words: names of pieces, labels of hexes, and the text alternative of the board. */
import type { View } from "../../lib/protocol";
import type { Part, Words } from "../../lib/words";
import type { TableProps } from "../module";
import { type Drawing, drawingOf, moduleName } from "./layout";
import { KINDS, RESOURCES, type Unit, kindOf, position, signed } from "./view";

const PIECES = new Set(["piece", "unit", "target", "transport"]);

/** Pieces by their kind and number: "c3" is the person's own, "1c3" that of seat 1. */
export function named(view: View, field: string, value: string, words: Words): Part | null {
  if (field === "cell" || field === "origin") return placeNamed(view, value, words);
  const [, seat, number] = (PIECES.has(field) && /^(\d?)[octfx](\d+)$/.exec(value)) || [];
  return number
    ? { text: `${words.say(`kind-${kindOf(value)}`)} ${number}`, thing: `${seat ? "unit" : "piece"}:${value}` }
    : null;
}

/** A hex by its planet and module; coordinates alone are hard to find. */
function placeNamed(view: View, cell: string, words: Words): Part | null {
  if (!("board" in view)) return null;
  const drawing = drawingOf(position(view).board);
  const place = drawing.places.get(cell)?.cell;
  const module = drawing.modules[place?.modules[0] ?? -1];
  if (!place || !module) return null;
  const name = moduleName(module.name, words.say("port"));
  const body = place.body === undefined ? undefined : drawing.bodies[place.body]?.body;
  const text = body
    ? words.say(body.planet ? "planet-in" : "asteroid-in", { number: body.number, module: name })
    : words.say("hex-in", { cell, module: name });
  return { text, thing: `cell:${cell}` };
}

const seatName = (table: TableProps, seat: number) => table.seats[seat]?.name ?? String(seat + 1);

/** Units of a hex by seat: "Ilaria: Cruiser, Fighter"; with their numbers where there is room. */
function unitsInWords(table: TableProps, units: readonly Unit[], full: boolean): string {
  const seats = [...new Set(units.map((unit) => unit.seat))];
  return seats
    .map((seat) => {
      const own = units
        .filter((unit) => unit.seat === seat)
        .map((unit) => {
          const name = table.words.say(`unit-${unit.kind}`);
          if (!full) return name;
          return table.words.say("says-unit", {
            unit: name,
            attack: signed(unit.attack),
            defence: signed(unit.defence),
            range: unit.range,
            move: unit.move,
          });
        });
      return `${seatName(table, seat)}: ${own.join(", ")}`;
    })
    .join("; ");
}

export function describeCell(
  table: TableProps,
  drawing: Drawing,
  cell: string,
  units: readonly Unit[],
  full = false,
): string {
  const { words } = table;
  const place = drawing.places.get(cell)?.cell;
  const parts = [words.say("says-hex", { cell })];
  const modules = (place?.modules ?? []).map((module) =>
    moduleName(drawing.modules[module]?.name ?? "", words.say("port")),
  );
  if (full && modules.length > 0) parts.push(modules.join(" / "));
  const body = place?.body === undefined ? undefined : drawing.bodies[place.body]?.body;
  if (body)
    parts.push(
      words.say(body.planet ? "says-planet" : "says-asteroid", {
        number: body.number,
        resources: body.resources.map((resource) => words.name("resource", resource)).join(", "),
      }),
    );
  else if (place?.terrain === "dock") parts.push(words.say("dock"));
  else if (place?.terrain === "core") parts.push(words.say("port"));
  if (units.length > 0) parts.push(unitsInWords(table, units, full));
  return parts.join(" · ");
}

export function describe(table: TableProps): string[] {
  const now = position(table.view);
  const { words } = table;
  const drawing = drawingOf(now.board);
  const port = words.say("port");
  const seats = now.seats.map((seat, place) => {
    const units = KINDS.filter((kind) => seat.units[kind] > 0).map(
      (kind) => `${seat.units[kind]} ${words.say(`unit-${kind}`)}`,
    );
    const stock = RESOURCES.map((resource) => `${seat.resources[resource] ?? 0} ${words.name("resource", resource)}`);
    return words.say("says-seat", {
      seat: seatName(table, place),
      units: units.join(", ") || words.say("says-nothing"),
      stock: stock.join(", "),
      cards: seat.event_cards,
      modules:
        seat.dominated.map((module) => moduleName(now.board.modules[module] ?? "", port)).join(", ") ||
        words.say("says-nothing"),
    });
  });
  const modules = drawing.modules.map((module) => {
    const bodies = drawing.bodies.filter((one) => drawing.places.get(one.centre)?.cell.modules.includes(module.place));
    const lying = bodies.map((one) =>
      words.say(one.body.planet ? "says-planet" : "says-asteroid", {
        number: one.body.number,
        resources: one.body.resources.map((resource) => words.name("resource", resource)).join(", "),
      }),
    );
    const units = now.units.filter((unit) => drawing.places.get(unit.cell)?.cell.modules[0] === module.place);
    const cells = [...new Set(units.map((unit) => unit.cell))].map(
      (cell) =>
        `${cell} ${unitsInWords(
          table,
          units.filter((unit) => unit.cell === cell),
          false,
        )}`,
    );
    return `${words.say("says-module", { module: moduleName(module.name, port) })}: ${[...lying, ...cells].join("; ") || words.say("says-nothing")}.`;
  });
  return [...seats, ...modules];
}
