/** A bot's hint as the page shows it. */
import type { Option } from "../games/module";
import type { Alternative, HintMessage, Refusal } from "./protocol";

/** What a bot would do, why, and the alternatives it considered. */
export interface Hint {
  readonly option: Option;
  readonly reasons: readonly (string | Refusal)[];
  readonly others: readonly (Alternative & { readonly option: Option })[];
}

export function hintOf(hint: HintMessage, option: Option, actions: readonly Option[]): Hint {
  const others = (hint.alternatives ?? []).flatMap((one) => {
    const other = actions[one.action];
    return other ? [{ ...one, option: other }] : [];
  });
  return { option, reasons: hint.reasons ?? [], others };
}
