/** What a table needs once: its game, the actions by code, the game's board, the words of every language. */
import { moduleOf } from "../games";
import type { GameModule, Option } from "../games/seam";
import * as api from "./api";
import { LANGUAGES, sourceOf, type Language } from "./messages";
import type { View } from "./protocol";
import { vocabulary } from "./vocabulary";

export interface Opening {
  readonly entry: api.TableEntry;
  readonly game: api.Game | null;
  readonly module: GameModule | null;
  readonly catalogue: View;
  readonly actions: readonly Option[];
  /** Fluent sources by language; later ones count. */
  readonly texts: Partial<Record<Language, readonly string[]>>;
}

/** Sit down if there is an invitation, and fetch everything. */
export async function opening(id: string, invitation: string): Promise<Opening> {
  const entry = invitation ? await api.join(id, invitation).catch(() => api.table(id)) : await api.table(id);
  const name = entry.game;
  const [games, actions, catalogue, module, english, italian] = await Promise.all([
    api.games(),
    api.words(name),
    api.catalogue(name),
    moduleOf(name),
    api.locale(name, "en"),
    api.locale(name, "it"),
  ]);
  const own: Record<Language, string> = { en: english, it: italian };
  const texts: Partial<Record<Language, string[]>> = {};
  for (const language of LANGUAGES) {
    texts[language] = [sourceOf(language), own[language], module?.texts?.[language] ?? ""];
  }
  return { entry, game: games.find((game) => game.name === name) ?? null, module, catalogue, actions: vocabulary(actions), texts };
}
