/** The games that have a board; each is loaded when one of its tables is opened. */
import type { Texts } from "../lib/texts";
import type { GameModule, ScenarioEditor, Setup } from "./module";

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  connect_four: () => import("./connect_four"),
  empire_war: () => import("./empire_war"),
  expanse: () => import("./expanse"),
  parsec: () => import("./parsec"),
  talon: () => import("./talon"),
  talon_campaign: () => import("./talon_campaign"),
  talon_captains: () => import("./talon_captains"),
  tictactoe: () => import("./tictactoe"),
};

/** The module of a game, or null: the table then shows every choice as a list. */
export async function moduleOf(game: string): Promise<GameModule | null> {
  const load = MODULES[game];
  return load ? (await load()).default : null;
}

const TEXTS: Record<string, () => Promise<{ TEXTS: Texts }>> = {
  empire_war: () => import("./empire_war/texts"),
  expanse: () => import("./expanse/texts"),
  parsec: () => import("./parsec/texts"),
  talon: () => import("./talon/texts"),
};

/** The own texts of a game's board, by language. */
export async function boardTexts(game: string): Promise<Texts> {
  return (await TEXTS[game]?.())?.TEXTS ?? {};
}

const SETUPS: Record<string, () => Promise<{ default: Setup }>> = {
  talon: () => import("./talon/setup"),
};

/** The form for a game's options, or null. */
export async function setupOf(game: string): Promise<Setup | null> {
  const load = SETUPS[game];
  return load ? (await load()).default : null;
}

const EDITORS: Record<string, () => Promise<{ default: ScenarioEditor }>> = {
  talon: () => import("./talon/editor"),
};

/** The workshop's page for editing scenarios of a game, or null. */
export async function editorOf(game: string): Promise<ScenarioEditor | null> {
  const load = EDITORS[game];
  return load ? (await load()).default : null;
}
