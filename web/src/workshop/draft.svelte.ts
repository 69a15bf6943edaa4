/** A draft of a pack: its changes to a game's content, stored in this browser until it is sent. */
import type { ContentShape, Fault, Item, Manifest, Texts, Verdict } from "../packs/api";
import * as api from "../packs/api";
import { catalogue } from "../lib/api";
import { recall, remember } from "../lib/storage";
import { toml } from "./toml";

export interface Place {
  readonly file: string;
  /** Empty for a file that is one item. */
  readonly table: string;
  readonly id: string;
}

interface Kept {
  manifest: Manifest;
  documents: Record<string, Item>;
  icons: Record<string, string>;
}

const blank = (game: string): Manifest => ({
  id: "my-pack",
  title: { en: "My pack", it: "Il mio pacchetto" },
  version: "0.1",
  game,
  authors: ["Me"],
  licence: "CC0-1.0",
});

export class Draft {
  readonly game: string;
  shape = $state.raw<ContentShape | null>(null);
  manifest = $state.raw<Manifest>(blank(""));
  documents = $state.raw<Record<string, Item>>({});
  icons = $state.raw<Record<string, string>>({});
  verdict = $state.raw<Verdict | null>(null);
  /** The catalogue of the game's own content, until the draft was checked. */
  catalogue = $state.raw<Readonly<Record<string, unknown>> | null>(null);
  trouble = $state("");
  private past: Kept[] = [];
  undos = $state(0);

  constructor(game: string) {
    this.game = game;
    this.manifest = blank(game);
  }

  /** The files of the pack, as sent. */
  texts = $derived.by((): Texts => {
    const files: Record<string, string> = { "pack.toml": toml({ ...this.manifest }), ...this.icons };
    for (const [name, document] of Object.entries(this.documents))
      if (Object.keys(document).length > 0) files[name] = toml(document);
    return files;
  });

  changes = $derived(
    Object.entries(this.documents).reduce(
      (sum, [name, document]) =>
        sum +
        (name.includes("/")
          ? 1
          : Object.values(document).reduce<number>((of, one) => of + (Array.isArray(one) ? one.length : 1), 0)),
      0,
    ),
  );

  async open(pack: string): Promise<void> {
    this.shape = await api.shapeOf(this.game);
    if (pack) {
      const found = await api.pack(pack);
      await this.take({ texts: found.texts });
      return;
    }
    const kept = recall(`workshop-${this.game}`);
    if (kept) this.restore(JSON.parse(kept) as Kept);
  }

  /** Ask for the catalogue of the game's own content. */
  async show(): Promise<void> {
    this.catalogue = await catalogue(this.game);
  }

  /** The text of the scenario if the pack has nothing else; it can be played without sending a pack. */
  loneScenario(): string {
    const [name, ...others] = Object.keys(this.documents).filter(
      (one) => Object.keys(this.documents[one] ?? {}).length,
    );
    if (!name?.startsWith("scenarios/") || others.length > 0 || Object.keys(this.icons).length > 0) return "";
    return this.texts[name] ?? "";
  }

  /** Load the files of a pack: from the server, from a zip file, or from a folder. */
  async take(given: { texts?: Texts; zip?: string }): Promise<void> {
    const read = await api.check(given);
    if (!read.manifest || !read.documents) {
      this.trouble = read.faults[0]?.text ?? "?";
      return;
    }
    const documents: Record<string, Item> = {};
    const icons: Record<string, string> = {};
    for (const [name, document] of Object.entries(read.documents))
      if (name.startsWith("icons/")) icons[name] = String(document["svg"]);
      else documents[name] = document;
    this.keep();
    this.restore({ manifest: read.manifest, documents, icons });
  }

  private restore(kept: Kept): void {
    this.manifest = kept.manifest;
    this.documents = kept.documents;
    this.icons = kept.icons;
  }

  private now(): Kept {
    return { manifest: this.manifest, documents: this.documents, icons: this.icons };
  }

  private keep(): void {
    this.past = [...this.past.slice(-49), this.now()];
    this.undos = this.past.length;
  }

  undo(): void {
    const last = this.past.pop();
    if (last) this.restore(last);
    this.undos = this.past.length;
  }

  /** Let the server check it, and store it in this browser. */
  async check(): Promise<void> {
    remember(`workshop-${this.game}`, JSON.stringify(this.now()));
    const texts = this.texts;
    const verdict = await api.check({ texts });
    if (texts === this.texts) {
      this.verdict = verdict;
      this.trouble = "";
    }
  }

  /** The key that identifies the items of a table. */
  keys(table: string): readonly string[] {
    return this.shape?.keys[table] ?? ["id"];
  }

  idOf(table: string, item: Item): string {
    return this.keys(table)
      .map((key) => String(item[key] ?? ""))
      .join(" ");
  }

  /** The items of a table: the game's own with the pack's in their places, then those the pack adds. */
  items(file: string, table: string): Item[] {
    const own = ((this.shape?.documents[file]?.[table] ?? []) as Item[]).slice();
    for (const item of (this.documents[file]?.[table] ?? []) as Item[]) {
      const at = own.findIndex((one) => this.idOf(table, one) === this.idOf(table, item));
      if (at < 0) own.push(item);
      else own[at] = item;
    }
    return own;
  }

  find(place: Place): Item | null {
    if (!place.table) return this.documents[place.file] ?? this.shape?.documents[place.file] ?? null;
    if (place.id === "")
      return {
        ...(this.shape?.documents[place.file]?.[place.table] as Item),
        ...(this.documents[place.file]?.[place.table] as Item),
      };
    return this.items(place.file, place.table).find((item) => this.idOf(place.table, item) === place.id) ?? null;
  }

  isChanged(place: Place): boolean {
    const own = this.documents[place.file];
    if (!place.table || !own) return Boolean(own);
    const table = own[place.table];
    return Array.isArray(table)
      ? (table as Item[]).some((item) => this.idOf(place.table, item) === place.id)
      : Boolean(table);
  }

  isOwn(place: Place): boolean {
    const own = this.shape?.documents[place.file]?.[place.table];
    return Array.isArray(own) && (own as Item[]).some((item) => this.idOf(place.table, item) === place.id);
  }

  /** Put an item into the pack, replacing the previous one. */
  put(place: Place, item: Item): Place {
    this.keep();
    const file = { ...(this.documents[place.file] ?? {}) };
    if (!place.table) {
      this.documents = { ...this.documents, [place.file]: item };
      return place;
    }
    if (place.id === "") file[place.table] = item;
    else {
      const rows = ((file[place.table] ?? []) as Item[]).filter((one) => this.idOf(place.table, one) !== place.id);
      file[place.table] = [...rows, item];
    }
    this.documents = { ...this.documents, [place.file]: file };
    return place.id === "" ? place : { ...place, id: this.idOf(place.table, item) };
  }

  /** Remove an item from the pack, which restores the game's own. */
  drop(place: Place): void {
    this.keep();
    const documents = { ...this.documents };
    if (!place.table) delete documents[place.file];
    else {
      const file = { ...(documents[place.file] ?? {}) };
      const rows = file[place.table];
      if (Array.isArray(rows))
        file[place.table] = (rows as Item[]).filter((one) => this.idOf(place.table, one) !== place.id);
      else delete file[place.table];
      if (Array.isArray(file[place.table]) && (file[place.table] as Item[]).length === 0) delete file[place.table];
      documents[place.file] = file;
    }
    this.documents = documents;
  }

  say(manifest: Partial<Manifest>): void {
    this.keep();
    this.manifest = { ...this.manifest, ...manifest };
  }

  /** The errors of an item, or of the whole pack. */
  faultsOf(place: Place | null): readonly Fault[] {
    const found = this.verdict?.faults ?? [];
    if (!place) return found;
    if (!place.table) return found.filter((one) => one.file === place.file);
    return found.filter(
      (one) => one.file === place.file && (one.item === "" || one.item.startsWith(`${place.table} '${place.id}'`)),
    );
  }
}
