import "@fontsource/ibm-plex-sans/latin-400.css";
import "@fontsource/ibm-plex-sans/latin-500.css";
import "@fontsource/ibm-plex-sans/latin-600.css";
import "@fontsource/saira-semi-condensed/latin-500.css";
import "@fontsource/saira-semi-condensed/latin-600.css";
import "@fontsource/saira-semi-condensed/latin-700.css";
import "./design/tokens.css";
import "./design/page.css";
import "./design/table.css";

import { mount } from "svelte";

import App from "./App.svelte";

mount(App, { target: document.body });
