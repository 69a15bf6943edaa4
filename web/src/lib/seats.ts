/** The seats of a table: who sits there and how each looks. */
import type { GameModule, Hue, Seat } from "../games/module";
import type { Entry } from "./log";
import type { Player, StateMessage, View } from "./protocol";
import type { Words } from "./words";

/** Bots are named after instruments, as guests are after stars; their level is shown beside the name. */
const INSTRUMENTS = ["Gnomon", "Astrolabe", "Octant", "Sextant", "Armilla", "Quadrant"];
const HUES: readonly Hue[] = ["a", "b", "c", "d", "e", "f"];

/** The names of everybody at a table: people by their names, bots by names that no person there has. */
export function namesOf(players: readonly Player[], free: string): string[] {
  const people = new Set(players.filter((player) => player.kind !== "bot").map((player) => player.name.toLowerCase()));
  const left = [
    ...INSTRUMENTS.filter((name) => !people.has(name.toLowerCase())),
    ...INSTRUMENTS.map((name) => `${name} II`),
  ];
  // By seat, so that a bot keeps its name when people sit down or leave.
  return players.map((player) => (player.kind === "bot" ? (left[player.seat] ?? "Gnomon II") : player.name || free));
}

/** The seats in a position; `acting` is the one that decides, `free` the label of an empty one. */
export function seatsOf(
  state: StateMessage,
  view: View,
  acting: number | null,
  module: GameModule | null,
  words: Words,
  free: string,
): readonly Seat[] {
  const positioned = Object.keys(view).length > 0;
  const names = namesOf(state.players, free);
  return state.players.map((player, place) => {
    const look = positioned ? module?.look?.(view, player.seat) : undefined;
    const hue = look?.hue ?? HUES[player.seat % HUES.length] ?? "a";
    return {
      seat: player.seat,
      kind: player.kind,
      name: names[place] ?? free,
      level: player.level,
      style: player.style,
      connected: player.connected,
      conceded: player.conceded,
      mine: state.held.includes(player.seat),
      acts: acting === player.seat,
      hue,
      emblem: look?.emblem ?? `seat-${hue}`,
      role: look?.role ? words.say(look.role) : "",
      score: look?.score ?? null,
    };
  });
}

const holdsAll = (state: StateMessage | null, kinds: readonly string[]): boolean => {
  const people = (state?.players ?? []).filter((player) => kinds.includes(player.kind));
  return state !== null && state.held.length > 0 && people.length === state.held.length;
};

/** Only the person at this screen and bots. */
export const isSolo = (state: StateMessage | null): boolean => holdsAll(state, ["person", "open"]);

/** Nobody else has sat down. */
export const isAlone = (state: StateMessage | null): boolean => holdsAll(state, ["person"]);

/** Whether somebody at this screen has acted in the game. */
export function hasActed(state: StateMessage, log: readonly Entry[]): boolean {
  return log.some(
    ({ gameEvent }) =>
      state.held.includes(Number(gameEvent["seat"] ?? -1)) && !/^(Seat|Consent|Match)/.test(gameEvent.event),
  );
}
