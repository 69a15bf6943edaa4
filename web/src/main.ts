import "./design/fonts.css";
import "./design/tokens.css";
import "./design/page.css";
import "./design/table.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { i18n } from "./lib/language.svelte";

await i18n.begin();
mount(App, { target: document.body });

// After everything that is seen: the next visit then needs no network for the page itself.
if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
