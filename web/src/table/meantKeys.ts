/** Distinguishes keys pressed for the previous question from keys for this one. */

/** The same key again within this time, with nothing else in between, is a double press; in milliseconds. */
const TWICE = 600;

export class MeantKeys {
  private last = "";
  private since = -Infinity;
  /** Nothing was done since the question appeared. */
  private untouched = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A new question has appeared. */
  renew(): void {
    this.since = this.now();
    this.untouched = true;
  }

  /** The person did something other than press a key. */
  other(): void {
    this.last = "";
    this.untouched = false;
  }

  /**
   * Whether a key is still held down, pressed again for a question already answered, or an answer pressed before
   * the question appeared: the time of the press counts, not the time at which a busy page receives it.
   */
  isLate(event: Pick<KeyboardEvent, "key" | "repeat" | "timeStamp">, answers: boolean): boolean {
    const again = this.untouched && event.key === this.last && event.timeStamp - this.since < TWICE;
    const early = answers && event.timeStamp < this.since;
    const late = event.key !== "Escape" && (event.repeat || again || early);
    if (!late) {
      this.last = event.key;
      this.untouched = false;
    }
    return late;
  }
}
