/** Questions that need not be asked: with one option, or windows that the person passes for the rest of the round. */
import type { GameModule, Option } from "../games/module";
import type { GameEvent, StateMessage } from "./protocol";

/** The delay before such a question is answered, in ms: alone; and among people the minimum and a random addition. */
const BRIEF = 350;
const NATURAL = [900, 1600] as const;

export interface Asked {
  readonly state: StateMessage | null;
  readonly answers: readonly Option[];
  readonly module: GameModule | null;
  /** Only bots and the person at this screen: everything can be undone. */
  readonly solo: boolean;
  readonly steppingBack: boolean;
  /** Whether the person wants to be asked questions with one option, too. */
  readonly asksAll: boolean;
  /** Whether the person passes the windows of this round. */
  readonly resting: boolean;
  /** What happened since the person last acted. */
  readonly news: readonly GameEvent[];
}

/** The pass of a window that the person always passes this round, unless something happened that needs attention. */
function rest({ state, answers, module, resting, news }: Asked): Option | null {
  const window = module?.windows?.[state?.choice ?? ""];
  if (!resting || !window || news.some((event) => window.unless.includes(event.event))) return null;
  return answers.find((option) => option.notation === window.pass) ?? null;
}

/** The answer to a question that is not asked: it decides nothing, and no undo is lost. */
export function forcedAnswer(asked: Asked): Option | null {
  const [option, ...others] = asked.answers;
  if (!option) return null;
  if (others.length > 0 || asked.asksAll) return rest(asked);
  const begun = (asked.state?.undoable ?? 0) > 0 && !asked.solo && !asked.steppingBack;
  return begun || (asked.module?.isFinal?.(option) ?? false) ? null : option;
}

/** The delay of the answer: among people, a quick one in a window would reveal an empty hand. */
export function pauseBefore({ state, module, solo }: Asked, still: boolean): number {
  const isWindow = module?.windows?.[state?.choice ?? ""] !== undefined;
  if (isWindow && !solo) return NATURAL[0] + Math.random() * NATURAL[1];
  return still ? 0 : BRIEF;
}
