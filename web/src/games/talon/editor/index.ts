/** The workshop's page for Talon's scenarios. */
import type { ScenarioEditor } from "../../module";
import { blank, documentOf } from "./draft";
import ScenarioPage from "./ScenarioPage.svelte";
import * as own from "./texts";

const editor: ScenarioEditor = {
  page: ScenarioPage,
  texts: (language) => [own.TEXTS[language] ?? own.TEXTS["en"] ?? ""],
  blank: () => documentOf(blank()),
};
export default editor;
