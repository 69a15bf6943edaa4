/** The table's WebSocket: it reconnects automatically and repeats unanswered requests. */
import type { FaultMessage, Message, StateMessage, Update } from "./protocol";
import { Updates, knownParts } from "./updates";

export interface Listener {
  readonly state: (state: StateMessage) => void;
  readonly message: (message: Message) => void;
  /** "open" while connected; "closed" permanently, with the server's reason. */
  readonly status: (status: "connecting" | "open" | "closed", reason: string) => void;
}

/** Why the server closes a connection permanently; after anything else we reconnect. */
const FOR_GOOD = new Set([4401, 4403, 4404]);
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
/** How often to check that the server still answers, and how long to wait for it, in milliseconds. */
const BEAT = 25_000;
const SILENCE = 8_000;
/** Messages that the server refuses as too fast are sent again after a pause, up to this often: no click is lost. */
const REPEATED = new Set(["act", "hint", "undo"]);
const PAUSE = 500;
const MOST = 20;

/** An unanswered request. */
interface Asked {
  readonly answer: (message: Message) => void;
  /** Sends it again, if that is allowed. */
  readonly again: (() => void) | null;
  tries: number;
}

export class Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private stopped = false;
  private version = 0;
  private counter = 0;
  private readonly updates = new Updates();
  private readonly waiting = new Map<string, Asked>();
  private readonly path: string;
  private readonly listener: Listener;

  private readonly beat: number;
  private readonly offline = () => this.lose("the network is gone");
  private readonly online = () => this.retry(0);

  constructor(path: string, listener: Listener) {
    this.path = path;
    this.listener = listener;
    this.connect();
    this.beat = window.setInterval(() => void this.check(), BEAT);
    addEventListener("offline", this.offline);
    addEventListener("online", this.online);
  }

  private connect(): void {
    this.listener.status("connecting", "");
    const address = new URL(this.path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("since", String(this.version));
    address.searchParams.set("changes", "1");
    address.searchParams.set("parts", knownParts());
    this.updates.begin();
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.status("open", "");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message | Update);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.stopped) return;
      if (FOR_GOOD.has(event.code)) {
        this.fail("the server closed the connection");
        this.listener.status("closed", event.reason);
        return;
      }
      this.lose(event.reason);
    };
  }

  /** The connection is gone, whether the browser knows it yet or not: unanswered requests fail. */
  private lose(reason: string): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.fail("the connection was lost");
    this.listener.status("connecting", reason);
    // Without a network every attempt would fail; the browser tells us when it is back.
    if (navigator.onLine) this.retry(PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 0);
    this.tries += 1;
  }

  private retry(after: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.stopped && this.socket === null) this.connect();
    }, after);
  }

  /** A network can disappear silently; an unanswered ping reveals it. */
  private async check(): Promise<void> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const silence = window.setTimeout(() => {
      if (this.socket === socket) this.lose("the server is silent");
    }, SILENCE);
    await this.ask({ type: "ping" });
    window.clearTimeout(silence);
  }

  /** Turn changes into whole states; if they do not fit, request the whole state under the same key. */
  private hear(message: Message | Update): void {
    if (message.type !== "part" && message.type !== "changes" && message.type !== "state") {
      this.receive(message);
      return;
    }
    const state = this.updates.receive(message);
    if (state === "mismatch") {
      const key = message.type === "part" ? "" : message.key;
      this.socket?.send(JSON.stringify({ type: "refresh", since: this.version, key }));
    } else if (state !== null) this.receive(state);
  }

  private receive(message: Message): void {
    if (message.type === "state") {
      this.version = Math.max(this.version, message.version);
      this.listener.state(message);
    }
    const key = "key" in message ? message.key : "";
    const wanted = key ? this.waiting.get(key) : undefined;
    if (wanted?.again && message.type === "error" && message.code === "too-fast" && wanted.tries < MOST) {
      wanted.tries += 1;
      setTimeout(wanted.again, PAUSE);
      return;
    }
    if (wanted) {
      this.waiting.delete(key);
      wanted.answer(message);
    }
    if (message.type !== "state") this.listener.message(message);
  }

  private fail(reason: string): void {
    const fault: FaultMessage = { type: "error", code: "offline", message: reason, refusal: null, key: "" };
    for (const asked of this.waiting.values()) asked.answer(fault);
    this.waiting.clear();
  }

  /** Send a request; the answer is the message with the same key. */
  ask(request: { readonly type: string } & Record<string, unknown>): Promise<Message> {
    const key = `${Date.now().toString(36)}-${(this.counter += 1)}`;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: "error", code: "offline", message: "not connected", refusal: null, key });
        return;
      }
      const text = JSON.stringify({ ...request, key });
      const again = () => {
        if (this.waiting.has(key)) this.socket?.send(text);
      };
      this.waiting.set(key, { answer: resolve, again: REPEATED.has(request.type) ? again : null, tries: 0 });
      this.socket.send(text);
    });
  }

  close(): void {
    this.stopped = true;
    window.clearTimeout(this.timer);
    window.clearInterval(this.beat);
    removeEventListener("offline", this.offline);
    removeEventListener("online", this.online);
    this.socket?.close();
  }
}
