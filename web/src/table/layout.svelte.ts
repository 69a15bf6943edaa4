/** What is open on the table's page, and how much room there is. */
import { untrack } from "svelte";

export type Panel = "log" | "chat" | "rules";
export type Tab = "board" | "strip" | "seats" | "log" | "rules";

export class PageLayout {
  panel = $state<Panel>("log");
  /** What a phone shows. */
  tab = $state<Tab>("board");
  /** Whether the right column is drawn out where it has no place of its own. */
  drawer = $state(false);
  settings = $state(false);
  replaying = $state(false);
  /** Whether one steps through what the others did. */
  recapping = $state(false);
  /** Whether a phone shows how a question could be passed from now on. */
  ordering = $state(false);
  reported = $state(false);
  width = $state(innerWidth);
  height = $state(innerHeight);
  narrow = $derived(this.width <= 760);
  slim = $derived(this.width < 1240);
  /** A tablet held upright: the seats stand in a row above the board. */
  upright = $derived(this.slim && !this.narrow && this.height > this.width);

  /** Whether the strip was opened for a question, so that the board comes back after it. */
  private returns = false;

  /** On a phone: open the strip for a question about it, and come back to the board after. */
  follow(onStrip: boolean): void {
    untrack(() => {
      if (onStrip && this.tab === "board") {
        this.tab = "strip";
        this.returns = true;
      } else if (!onStrip && this.returns) {
        if (this.tab === "strip") this.tab = "board";
        this.returns = false;
      }
    });
  }

  open(panel: Panel): void {
    this.panel = panel;
    this.tab = panel === "rules" ? "rules" : "log";
    this.drawer = true;
  }

  /** Go to a tab of the phone's navigation. */
  turn(tab: Tab): void {
    this.returns = false;
    this.tab = tab;
    if (tab === "log" && this.panel === "rules") this.panel = "log";
    if (tab === "rules") this.panel = "rules";
  }

  watch(): void {
    this.replaying = true;
    this.reported = false;
  }
}
