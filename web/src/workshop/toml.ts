/** Documents as TOML, with one top-level key per line. */
type Value = unknown;

const bare = /^[A-Za-z0-9_-]+$/;
const key = (name: string) => (bare.test(name) ? name : JSON.stringify(name));

function inline(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (value && typeof value === "object")
    return `{ ${Object.entries(value)
      .filter(([, one]) => one !== undefined && one !== null)
      .map(([name, one]) => `${key(name)} = ${inline(one)}`)
      .join(", ")} }`;
  // A JSON string is also a TOML string.
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

const isRow = (value: Value): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A document: plain values first, then its tables, then its lists of tables. */
export function toml(document: Readonly<Record<string, Value>>): string {
  const plain: string[] = [];
  const tables: string[] = [];
  const body = (row: Record<string, Value>) =>
    Object.entries(row)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => `${key(name)} = ${inline(value)}`);
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value) && value.length > 0 && value.every(isRow))
      for (const row of value) tables.push("", `[[${key(name)}]]`, ...body(row));
    else plain.push(`${key(name)} = ${inline(value)}`);
  }
  return [...plain, ...tables, ""].join("\n").replace(/^\n/, "");
}
