/** Dark or light theme. */
import { remember } from "./storage";

export type Theme = "dark" | "light";

class Appearance {
  // theme.js has set it before the first paint.
  theme = $state<Theme>(document.documentElement.dataset["theme"] === "light" ? "light" : "dark");

  choose(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
    remember("theme", theme);
  }
}

export const appearance = new Appearance();
