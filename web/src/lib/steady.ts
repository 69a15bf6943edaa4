/** The list of before if the next one holds the same: who depends on it need not do its work again. */
export function steady<T>(next: readonly T[], before: readonly T[]): readonly T[] {
  const same = next.length === before.length && next.every((one, place) => one === before[place]);
  return same ? before : next;
}
