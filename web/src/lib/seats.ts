/** The seats of a table with who sits there and how each looks. */
import type { GameModule, Hue, Seat } from "../games/module";
import type { StateMessage, View } from "./protocol";
import type { Words } from "./words";

/** Bots are called by stars; their level stands beside the name. */
const STARS = ["Vega", "Altair", "Rigel", "Deneb", "Mira", "Antares"];
const HUES: readonly Hue[] = ["a", "b", "c", "d", "e", "f"];

/** The seats in a position; `acting` is the one that decides, `free` how an empty one is called. */
export function seatsOf(state: StateMessage, view: View, acting: number | null, module: GameModule | null, words: Words, free: string): readonly Seat[] {
  const positioned = Object.keys(view).length > 0;
  return state.players.map((player) => {
    const look = positioned ? module?.look?.(view, player.seat) : undefined;
    const hue = look?.hue ?? HUES[player.seat % HUES.length] ?? "a";
    return {
      seat: player.seat,
      kind: player.kind,
      name: player.kind === "bot" ? (STARS[player.seat % STARS.length] ?? "Vega") : player.name || free,
      level: player.level,
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
