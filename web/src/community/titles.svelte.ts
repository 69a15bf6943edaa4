/** The titles of the games; fetched once. */
import { type Game, games } from "../lib/api";
import { titled } from "../lib/language.svelte";
import { spelt } from "../lib/words";

class Titles {
  list = $state.raw<readonly Game[]>([]);
  private asked = false;

  load(): void {
    if (this.asked) return;
    this.asked = true;
    void games()
      .then((found) => (this.list = found))
      .catch(() => (this.asked = false));
  }
}

export const titles = new Titles();

export function titleOf(game: string): string {
  titles.load();
  const found = titles.list.find((one) => one.name === game);
  return found ? titled(found) : spelt(game);
}

/** The title of a table: the one people gave it, or the game's. */
export function tableTitle(title: string, game: string): string {
  titles.load();
  const own = titles.list.find((one) => one.name === game)?.title;
  return title && title !== own ? title : titleOf(game);
}
