/** A game's content: groups of items as the workshop lists them, and new items for them. */
import type { Words } from "../lib/words";
import { type Item, said } from "../packs/api";
import type { Draft, Place } from "./draft.svelte";
import { Shape } from "./schema";

export interface Row {
  readonly place: Place;
  readonly label: string;
  /** A symbol of the sprite, or "". */
  readonly icon: string;
  /** Its owner, if that gives it a colour. */
  readonly hue: string;
  /** A short word at the end of the line: the class of a ship, the points of a card. */
  readonly code: string;
  /** The heading within its group. */
  readonly under: string;
}

export interface Group {
  readonly label: string;
  readonly file: string;
  /** Empty where each file is one item. */
  readonly table: string;
  readonly rows: readonly Row[];
}

/** The label of an item: its title, the game's name for it, or its id. */
export function called(draft: Draft, words: Words, table: string, item: Item): string {
  const title = item["title"];
  const titles = (title && typeof title === "object" ? title : {}) as Readonly<Record<string, string>>;
  const id = draft.idOf(table, item);
  if (titles[words.language]) return titles[words.language] ?? id;
  const kind = { event: "card", ship: "class" }[table] ?? table;
  const key = String(item["class"] ?? item["id"] ?? item["name"] ?? id);
  const named = words.find(`${kind}-${key}`) ?? words.find(key);
  // A title in another language is better than none.
  return named ?? (said(titles, words.language) || (table === "ship" ? key : id));
}

/** The silhouette of a ship of Talon: its own icon, that of its class, or that of its role. */
export function shipIcon(item: Item): string {
  const side = item["faction"] === "talon" ? "tal" : "ter";
  const icon = String(item["icon"] ?? "");
  const own = `${side}-${String(item["class"]).toLowerCase()}`;
  if (icon && !icon.includes("/")) return icon;
  const role = { carrier: "bb", transport: "tran", fighter: "dd", base: "base" }[String(item["role"])] ?? "ca";
  return icon || document.getElementById(own) ? own : `${side}-${role}`;
}

/** The look of an item in the list, and its owner's colour if it has an owner. */
export function pictureOf(game: string, table: string, item: Item): { icon: string; hue: string } {
  const id = String(item["id"] ?? item["name"] ?? "");
  const side = item["faction"] === "talon" ? "b" : "a";
  if (game === "talon" && table === "ship") return { icon: shipIcon(item), hue: side };
  if (game === "talon" && table === "weapon") return { icon: `w-${id}`, hue: "" };
  if (game === "expanse" && (table === "faction" || table === "sheet"))
    return { icon: `fac-${id}`, hue: { un: "a", mcr: "b", opa: "c", pg: "d" }[id] ?? "" };
  if (game === "expanse" && table === "base") return { icon: `res-${String(item["resource"])}`, hue: "" };
  if (game === "parsec" && table === "event") return { icon: `ev-${String(item["category"])}`, hue: "" };
  if (game === "parsec" && table === "unit") return { icon: `p-${id}`, hue: "" };
  if (game === "parsec" && table === "module") return { icon: item["port"] ? "p-port" : "p-module", hue: "" };
  return { icon: item["icon"] ? `${table === "event" ? "card" : table}-${id}` : "", hue: "" };
}

/** Something that content can refer to: its id, its label, and its picture. */
export interface Named {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
}

/** The things a key of an item can refer to, if they are part of the game's content. */
export function namesOf(draft: Draft, words: Words, key: string): readonly Named[] {
  if (draft.game !== "expanse") return [];
  const ids = (file: string, table: string) => draft.items(file, table).map((item) => String(item["id"]));
  const made = (kind: string, all: readonly string[], icon = ""): Named[] =>
    all.map((id) => ({
      id,
      label: words.find(`${kind}-${id}`) ?? words.name(kind, id),
      icon: icon && `${icon}-${id}`,
    }));
  switch (key) {
    case "base":
      return made("base", ids("board.toml", "base"));
    case "orbit":
    case "home":
    case "control":
      return made("orbit", ids("board.toml", "orbit"));
    case "zone":
      return made("zone", [...new Set(draft.items("board.toml", "orbit").map((one) => String(one["zone"])))]);
    case "sector":
      return made("sector", [...new Set(draft.items("board.toml", "base").map((one) => String(one["sector"])))]);
    case "resource":
      return made(
        "resource",
        [...new Set(draft.items("board.toml", "base").map((one) => String(one["resource"])))],
        "res",
      );
    case "factions":
      return made("faction-short", ids("factions.toml", "faction")).map((one) => ({ ...one, icon: `fac-${one.id}` }));
    default:
      return [];
  }
}

/** A short fact that identifies an item. */
function codeOf(table: string, item: Item): string {
  if (table === "ship") return String(item["class"] ?? "");
  if (table === "card") return String(item["points"] ?? "");
  return table === "event" ? `×${String(item["copies"] ?? "")}` : "";
}

/** All items of the content whose names match the search. */
export function groupsOf(draft: Draft, words: Words, search: string): Group[] {
  const found: Group[] = [];
  for (const [file, schema] of Object.entries(draft.shape?.files ?? {})) {
    if (!file.endsWith(".toml")) {
      found.push({ label: file, file, table: "", rows: filesOf(draft, words, file) });
      continue;
    }
    const shape = new Shape(schema);
    for (const [table, of] of shape.fields(schema)) {
      const rows =
        shape.kind(of) === "list"
          ? draft.items(file, table).map((item) => ({
              place: { file, table, id: draft.idOf(table, item) },
              label: called(draft, words, table, item),
              ...pictureOf(draft.game, table, item),
              code: codeOf(table, item),
              under: table === "ship" ? (words.find(`faction-${String(item["faction"])}`) ?? "") : "",
            }))
          : [
              {
                place: { file, table, id: "" },
                label: words.find(`table-${table}`) ?? table,
                icon: "",
                hue: "",
                code: "",
                under: "",
              },
            ];
      found.push({ label: table, file, table, rows });
    }
  }
  const wanted = search.toLowerCase();
  return found.map((group) => ({
    ...group,
    rows: group.rows.filter((row) => row.label.toLowerCase().includes(wanted)),
  }));
}

/** The files of a folder, each of which is one item. */
function filesOf(draft: Draft, words: Words, folder: string): Row[] {
  const names = new Set([...Object.keys(draft.shape?.documents ?? {}), ...Object.keys(draft.documents)]);
  return [...names]
    .filter((one) => one.startsWith(`${folder}/`))
    .sort()
    .map((one) => {
      const item = draft.documents[one] ?? draft.shape?.documents[one] ?? {};
      const label = called(draft, words, "scenario", item);
      return { place: { file: one, table: "", id: "" }, label, icon: "", hue: "", code: "", under: "" };
    });
}

/** Tables whose first item is special, such as the Space Port among the modules. */
const LAST_IS_USUAL: ReadonlySet<string> = new Set(["module"]);

/** Add a new item of a group to the draft: like the open one, or like the first of its kind. */
export function add(draft: Draft, group: Group, open: Place | null, blank: Item | null): Place | null {
  const usual = group.rows.at(LAST_IS_USUAL.has(group.table) ? -1 : 0)?.place;
  const same = open && open.table === group.table && open.file === group.file ? open : usual;
  const like = same ? draft.find(same) : null;
  if (!group.table) return addFile(draft, group.file, blank ?? like);
  if (!like) return null;
  const key = group.table === "ship" ? "class" : (draft.keys(group.table).at(-1) ?? "id");
  const base = group.table === "ship" ? "NEW" : `new-${group.table}`;
  const taken = draft.items(group.file, group.table).map((one) => String(one[key]));
  const fresh = {
    ...copyOf(like),
    [key]: freshName(base, (one) => taken.includes(one)),
    ...unsourced(like),
  };
  return draft.put({ file: group.file, table: group.table, id: draft.idOf(group.table, fresh) }, fresh);
}

/** A new item does not keep the sources of its model: its values are the author's. */
function unsourced(like: Item): Item {
  const source = like["source"];
  if (typeof source === "string") return { source: "reconstructed", note: "" };
  if (!source || typeof source !== "object") return {};
  return { source: Object.fromEntries(Object.keys(source).map((key) => [key, "reconstructed"])), note: "" };
}

function addFile(draft: Draft, folder: string, like: Item | null): Place | null {
  if (!like) return null;
  const place = (name: string): Place => ({ file: `${folder}/${name}.toml`, table: "", id: "" });
  const name = freshName("my-scenario", (one) => draft.find(place(one)) !== null);
  return draft.put(place(name), { ...copyOf(like), name });
}

const copyOf = (item: Item): Item => JSON.parse(JSON.stringify(item)) as Item;

function freshName(base: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const found = number === 1 ? base : `${base}${number}`;
    if (!isTaken(found)) return found;
  }
}
