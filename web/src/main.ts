import "./design/fonts.css";
import "./design/tokens.css";
import "./design/page.css";
import "./design/table.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { i18n } from "./lib/language.svelte";

await i18n.begin();
mount(App, { target: document.body });

// After everything visible: on the next visit the page itself needs no network.
if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
