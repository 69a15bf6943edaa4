import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Connection } from "./connection";

type Sent = { readonly type: string; readonly key: string };

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = 1;
  readonly sent: Sent[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {}

  refuse(code: string): void {
    const key = this.sent.at(-1)?.key ?? "";
    this.onmessage({ data: JSON.stringify({ type: "error", code, message: "", refusal: null, key }) });
  }
}

const listener = { state: () => undefined, message: () => undefined, status: () => undefined };

function open(): Connection {
  return new Connection("/api/tables/1/live", listener);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("location", { href: "http://orrery.test/", protocol: "http:" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a server that finds messages too fast", () => {
  test("is asked again, in the same request's name, until it answers", async () => {
    const answer = open().ask({ type: "act", version: 7, action: 1 });
    const wire = Wire.last;
    wire.refuse("too-fast");
    expect(wire.sent).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(wire.sent).toHaveLength(2);
    expect(wire.sent[1]).toEqual(wire.sent[0]);
    wire.refuse("illegal");
    expect(await answer).toMatchObject({ type: "error", code: "illegal" });
  });

  test("has the last word about what has limits of its own", async () => {
    const answer = open().ask({ type: "say", text: "hello" });
    Wire.last.refuse("too-fast");
    expect(await answer).toMatchObject({ type: "error", code: "too-fast" });
    vi.advanceTimersByTime(10_000);
    expect(Wire.last.sent.filter((one) => one.type === "say")).toHaveLength(1);
  });
});
