/** Keys for the choices. Keys of the table itself are left free. */

const TABLE_KEYS = new Set(["u", "h", "l", "r", "c", "z", "?", "/", "."]);
const LETTERS = "abdefgijkmnopqstvwxy";

/** A letter for every verb: the one the game defines, otherwise the first free one of its label. */
export function letters(
  verbs: readonly string[],
  label: (verb: string) => string,
  own: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const taken = new Set<string>(TABLE_KEYS);
  const found = new Map<string, string>();
  for (const verb of verbs) {
    const key = own[verb];
    if (key && !taken.has(key)) {
      found.set(verb, key);
      taken.add(key);
    }
  }
  for (const verb of verbs) {
    if (found.has(verb)) continue;
    const wanted = [...label(verb).toLowerCase()].filter((letter) => LETTERS.includes(letter));
    const key = [...wanted, ...LETTERS].find((letter) => !taken.has(letter));
    if (key) {
      found.set(verb, key);
      taken.add(key);
    }
  }
  return found;
}

/** The digit of a list index: 1 to 9, then 0; none for later ones. */
export function digit(place: number): string | null {
  return place < 9 ? String(place + 1) : place === 9 ? "0" : null;
}

/** Whether a key press belongs to a control rather than the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const at = event.target;
  return at instanceof HTMLElement && (at.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(at.tagName));
}
