/** What a table stores for the page: a refusal, a replayed position, the guide of a lesson. */
import type { Option } from "../games/module";
import type { Refusal, View } from "./protocol";

export interface WhyNotAnswer {
  readonly thing: string;
  readonly action: string;
  readonly refusal: Refusal;
  readonly at: Element | null;
}

export interface ReplayPosition {
  readonly version: number;
  readonly versions: number;
  readonly view: View;
  readonly seat: number | null;
}

/** Guides a learner: what can be played now, and what undo and hint do. */
export interface Guide {
  readonly allows: (option: Option) => boolean;
  readonly undo: () => void;
  readonly hint: (options: readonly Option[]) => Option | null;
}
