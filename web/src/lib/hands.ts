/** The delay after which spectators see the hands, as text. */

type Unit = "minutes" | "hours" | "days";

/** The largest unit in which it is a whole number. */
export function handsAfter(minutes: number): { unit: Unit; count: number } {
  if (minutes % 1440 === 0) return { unit: "days", count: minutes / 1440 };
  if (minutes % 60 === 0) return { unit: "hours", count: minutes / 60 };
  return { unit: "minutes", count: minutes };
}
