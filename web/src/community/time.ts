/** A remaining time in short form: "7 min", "9 h", "2 d 4 h". */

export interface Left {
  readonly key: "left-minutes" | "left-hours" | "left-days" | "left-over";
  readonly terms: Readonly<Record<string, number>>;
  /** Less than an hour. */
  readonly urgent: boolean;
}

export function leftUntil(deadline: number, now: number): Left {
  const minutes = Math.floor((deadline - now) / 60);
  if (minutes < 0) return { key: "left-over", terms: {}, urgent: true };
  if (minutes < 60) return { key: "left-minutes", terms: { minutes }, urgent: true };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { key: "left-hours", terms: { hours }, urgent: false };
  return { key: "left-days", terms: { days: Math.floor(hours / 24), hours: hours % 24 }, urgent: false };
}
