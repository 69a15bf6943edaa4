/** The workshop's page for Talon's scenarios. */
import type { ScenarioEditor } from "../../module";
import * as board from "../texts";
import { blank, documentOf } from "./draft";
import ScenarioPage from "./ScenarioPage.svelte";
import * as own from "./texts";

const editor: ScenarioEditor = {
  page: ScenarioPage,
  texts: (language) => [board.TEXTS[language] ?? "", own.TEXTS[language] ?? ""],
  blank: () => documentOf(blank()),
};
export default editor;
