/** What a table needs once: its game, the actions by code, the game's board, the texts of every language. */
import { moduleOf } from "../games";
import type { GameModule, Option } from "../games/module";
import * as api from "./api";
import { ENGLISH, LANGUAGES, fetchTexts, sourceOf } from "./messages";
import type { View } from "./protocol";
import { contentTexts, showPictures } from "./content";
import { vocabulary } from "./vocabulary";

export interface Loaded {
  readonly entry: api.TableEntry;
  readonly game: api.Game | null;
  readonly module: GameModule | null;
  readonly catalogue: View;
  readonly actions: readonly Option[];
  /** Fluent sources by language; later ones override earlier ones. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Join, by invitation if there is one, and fetch everything. */
export async function loadTable(id: string, invitation: string): Promise<Loaded> {
  const entry = invitation
    ? await api.join(id, invitation, null, true).catch(() => api.table(id))
    : await api.table(id);
  const name = entry.game;
  const [games, actions, catalogue, module, sources] = await Promise.all([
    api.games(),
    api.words(name, entry.content),
    api.catalogue(name, entry.content),
    moduleOf(name),
    Promise.all(LANGUAGES.map((language) => api.locale(name, language))),
    fetchTexts(...LANGUAGES),
  ]);
  const own = LANGUAGES.map((language, place) => [
    sourceOf(language),
    sources[place] ?? "",
    module?.texts?.[language] ?? "",
  ]);
  // English comes first: it is the fallback for missing texts.
  const [english = []] = own;
  const texts = Object.fromEntries(
    LANGUAGES.map((language, place) => [
      language,
      [...(language === ENGLISH ? english : [...english, ...(own[place] ?? [])]), contentTexts(catalogue, language)],
    ]),
  );
  showPictures(catalogue);
  return {
    entry,
    game: games.find((game) => game.name === name) ?? null,
    module,
    catalogue,
    actions: vocabulary(actions),
    texts,
  };
}
