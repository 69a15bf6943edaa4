/** Questions that need not be asked: one answer only, or a window that the person passes for the rest of the round. */
import type { GameModule, Option } from "../games/module";
import type { GameEvent, StateMessage } from "./protocol";

/** The pause before such a question is answered, in milliseconds: alone; and among people from, and up to so much more. */
const BRIEF = 350;
const NATURAL = [900, 1600] as const;

export interface Asked {
  readonly state: StateMessage | null;
  readonly answers: readonly Option[];
  readonly module: GameModule | null;
  /** Nobody but bots and the person at this screen: everything can be taken back. */
  readonly solo: boolean;
  readonly steppingBack: boolean;
  /** Whether the person wants to be asked what has a single answer, too. */
  readonly asksAll: boolean;
  /** Whether the person passes the windows of this round. */
  readonly resting: boolean;
  /** What happened since the person acted last. */
  readonly news: readonly GameEvent[];
}

/** The pass of a window that the person rests in, unless something happened that should make them look. */
function rest({ state, answers, module, resting, news }: Asked): Option | null {
  const window = module?.windows?.[state?.choice ?? ""];
  if (!resting || !window || news.some((event) => window.unless.includes(event.event))) return null;
  return answers.find((option) => option.notation === window.pass) ?? null;
}

/** The answer to a question that is not asked: nothing is decided by it, and nothing that could be taken back is lost. */
export function forcedAnswer(asked: Asked): Option | null {
  const [option, ...others] = asked.answers;
  if (!option) return null;
  if (others.length > 0 || asked.asksAll) return rest(asked);
  const begun = (asked.state?.undoable ?? 0) > 0 && !asked.solo && !asked.steppingBack;
  return begun || (asked.module?.isFinal?.(option) ?? false) ? null : option;
}

/** How long the answer waits: among people a quick one in a window would tell of an empty hand. */
export function pauseBefore({ state, module, solo }: Asked, still: boolean): number {
  const isWindow = module?.windows?.[state?.choice ?? ""] !== undefined;
  if (isWindow && !solo) return NATURAL[0] + Math.random() * NATURAL[1];
  return still ? 0 : BRIEF;
}
