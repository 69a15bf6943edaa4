/** The person at this browser, guest or account, and their notifications. */
import * as api from "../lib/api";
import { signInWithPasskey } from "../account/passkeys";
import { recall, remember } from "../lib/storage";
import { type Kept, type Notice, added, read, restored, unread } from "./notices";

const AGAIN = 5000;

class Person {
  me = $state.raw<api.Me | null>(null);
  /** The rating in the game played most, as last shown on the start page. */
  rating = $state.raw<number | null>(null);
  notices = $state.raw<readonly Kept[]>(restored(recall("notices")));
  unread = $derived(unread(this.notices));
  private stream: WebSocket | null = null;

  /** Ask the server who we are, and listen for notifications if we have a session. */
  async load(): Promise<void> {
    this.me = await api.me();
    if (this.me.id !== null) this.listen();
  }

  private listen(): void {
    if (this.stream) return;
    const address = new URL("/api/me/live", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const stream = new WebSocket(address);
    this.stream = stream;
    stream.onmessage = (event: MessageEvent<string>) => {
      const said = JSON.parse(event.data) as Notice;
      if (said.type === "notice") this.keep(added(this.notices, said, Date.now()));
    };
    stream.onclose = (event) => {
      this.stream = null;
      // From 4400 on the server has refused the connection; anything else is temporary.
      if (event.code < 4400) setTimeout(() => this.listen(), AGAIN);
    };
  }

  private keep(notices: readonly Kept[]): void {
    this.notices = notices;
    remember("notices", JSON.stringify(notices));
  }

  /** Mark notifications as seen: all of them, or those of a table. */
  read(table?: string): void {
    this.keep(read(this.notices, table));
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
    this.listen();
  }

  async signUp(login: string, password: string): Promise<void> {
    const guest = this.me?.id ? this.me.name : "";
    this.me = await api.signUp(login, password, guest);
    this.listen();
  }

  /** Another person is here now: discard everything of the previous one. */
  async logIn(login: string, password: string, keepTables: boolean): Promise<void> {
    await api.logIn(login, password, keepTables);
    this.keep([]);
    location.reload();
  }

  /** The same, with a passkey. */
  async logInByPasskey(keepTables: boolean): Promise<void> {
    await signInWithPasskey(keepTables);
    this.keep([]);
    location.reload();
  }

  /** Nobody is logged in any more. */
  forget(): void {
    this.keep([]);
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.keep([]);
    location.assign("/");
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.me = await api.changePassword(old, fresh);
  }
}

export const person = new Person();
