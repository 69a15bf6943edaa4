/** A request to the server: whether it is running, and its result as text. */
import { ApiError } from "../lib/api";
import { known, t } from "../lib/language.svelte";

export class Attempt {
  busy = $state(false);
  good = $state("");
  bad = $state("");

  /** Run it; `done` is the key of the text for success. */
  async make(deed: () => Promise<unknown>, done = ""): Promise<boolean> {
    this.busy = true;
    this.good = this.bad = "";
    try {
      await deed();
      this.good = done && t(done);
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "offline";
      this.bad = known(`account-${code}`) ?? (error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
