/** The link that lets friends sit down. */
import * as api from "../lib/api";
import type { Table } from "../lib/table.svelte";

export class Invitation {
  copied = $state(false);

  constructor(private readonly table: Table) {}

  async copy(): Promise<void> {
    const id = this.table.id;
    const entry = this.table.entry?.invitation ? this.table.entry : await api.table(id);
    await navigator.clipboard.writeText(`${location.origin}/table/${id}#${entry.invitation ?? ""}`);
    this.copied = true;
    setTimeout(() => (this.copied = false), 2500);
  }
}
