import { expect, test, vi } from "vitest";

import * as api from "./api";
import { Past } from "./past.svelte";
import type { GameEvent, StateMessage } from "./protocol";

vi.mock("./api");

const line = (version: number): GameEvent => ({ event: "BasesScored", version }) as unknown as GameEvent;
const ended = { version: 2, looking: null } as StateMessage;

test("the log is whole when it has come from its beginning", async () => {
  let answer: (lines: GameEvent[]) => void = () => undefined;
  vi.mocked(api.events).mockReturnValue(new Promise((done) => (answer = done)));
  const past = new Past("table");
  const asked = past.remember(ended, () => null);
  expect(past.whole).toBe(false);
  answer([line(1), line(2)]);
  await asked;
  expect(past.whole).toBe(true);
  past.forget();
  expect(past.whole).toBe(false);
});

test("the log is not whole when the server does not answer", async () => {
  vi.mocked(api.events).mockRejectedValue(new Error("lost"));
  const past = new Past("table");
  past.log = [{ number: 0, version: 2, gameEvent: line(2) }] as unknown as Past["log"];
  await past.remember(ended, () => null);
  expect(past.whole).toBe(false);
});
