/** Scenario and fleets, chosen before the battle. */
import type { Setup } from "../module";
import Form from "./Setup.svelte";

const setup: Setup = { Form, options: ["scenario", "points", "fleet_a", "fleet_b"] };

export default setup;
