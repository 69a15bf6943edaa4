/** How long after they were held hands are shown to those who watch, in words. */

type Unit = "minutes" | "hours" | "days";

/** The largest unit that counts it whole. */
export function handsAfter(minutes: number): { unit: Unit; count: number } {
  if (minutes % 1440 === 0) return { unit: "days", count: minutes / 1440 };
  if (minutes % 60 === 0) return { unit: "hours", count: minutes / 60 };
  return { unit: "minutes", count: minutes };
}
