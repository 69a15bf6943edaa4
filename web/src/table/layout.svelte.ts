/** The open panels of the table's page, and the available space. */
import { untrack } from "svelte";

export type Panel = "log" | "chat" | "rules";
export type Tab = "board" | "strip" | "seats" | "log" | "rules";

export class PageLayout {
  panel = $state<Panel>("log");
  /** The view shown on a phone. */
  tab = $state<Tab>("board");
  /** Whether the right column is open on screens where it has no permanent place. */
  drawer = $state(false);
  settings = $state(false);
  replaying = $state(false);
  /** Whether the recap is shown. */
  recapping = $state(false);
  /** Whether a phone shows the standing orders for a question. */
  ordering = $state(false);
  reported = $state(false);
  width = $state(innerWidth);
  height = $state(innerHeight);
  narrow = $derived(this.width <= 760);
  slim = $derived(this.width < 1240);
  /** A tablet held upright: the seats are in a row above the board. */
  upright = $derived(this.slim && !this.narrow && this.height > this.width);

  /** Whether the strip was opened for a question, so that the board returns afterwards. */
  private returns = false;

  /** On a phone: open the strip for a question about it, and return to the board afterwards. */
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

  /** Switch to a tab of the phone's navigation. */
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
