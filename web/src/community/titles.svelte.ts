/** What the games are called; asked once. */
import { type Game, games } from "../lib/api";
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
  return titles.list.find((one) => one.name === game)?.title ?? spelt(game);
}
