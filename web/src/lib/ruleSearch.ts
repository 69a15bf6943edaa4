/** Search in the rules: every word must occur, in any of the languages. */
import type { Clause } from "./api";

/** Letters without accents, in lower case. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

export function found(clauses: readonly Clause[], wanted: string): readonly Clause[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return clauses;
  return clauses.filter((clause) => {
    const text = folded([clause.id, ...Object.values(clause.title), ...Object.values(clause.text)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Clauses by chapter, in the order of the rulebook. */
export function chapters(clauses: readonly Clause[]): [string, Clause[]][] {
  const grouped = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const same = grouped.get(clause.chapter);
    if (same) same.push(clause);
    else grouped.set(clause.chapter, [clause]);
  }
  return [...grouped];
}
