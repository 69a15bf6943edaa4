/** The view of the campaign as sent by the server. */
import type { View } from "../../lib/protocol";

export interface Scenario {
  readonly name: string;
  readonly number: string;
  readonly title: Readonly<Record<string, string>>;
  readonly over: boolean;
  readonly winner: number | null;
  readonly degree: string | null;
}

export interface Campaign {
  /** Missing before the first state arrives, like the others. */
  readonly scenarios?: readonly Scenario[];
  readonly points: readonly number[];
  readonly factions: readonly string[];
  readonly battle: View | null;
}

export const campaign = (view: View): Campaign => view as unknown as Campaign;
