/** Names for every piece, so that buttons and the log can say them and point at them. */

/** How many pieces of each kind a colour has, with the letter that stands for it. */
const PIECES = [["o", "colony", 10], ["c", "cargo", 10], ["f", "fighter", 10], ["t", "transport", 8], ["x", "cruiser", 8]] as const;
const SEATS = 6;
/** Fields whose values the board can name: a sentence with `unit-name` shows the name and points at the thing. */
const NAMED = ["unit", "piece", "target", "transport", "card", "resource", "kind", "cell", "origin", "faction", "why", "how", "other"];

export function names(kinds: Readonly<Record<string, string>>): string {
  const lines = NAMED.map((field) => `${field}-name = { $${field} ->\n   *[other] { $${field} }\n}`);
  for (const [letter, kind, count] of PIECES) {
    lines.push(`kind-${kind} = ${kinds[kind]}`);
    for (let number = 1; number <= count; number += 1) {
      const name = `${kinds[kind]} ${number}`;
      lines.push(`piece-${letter}${number} = ${name}`);
      for (let seat = 0; seat < SEATS; seat += 1) {
        lines.push(`unit-${seat}${letter}${number} = ${name}`, `target-${seat}${letter}${number} = ${name}`, `transport-${seat}${letter}${number} = ${name}`);
      }
    }
  }
  return lines.join("\n");
}
