import { afterEach, describe, expect, test, vi } from "vitest";

import { ApiError, create } from "./api";

const ORDER = { game: "talon", seats: [{ kind: "me" as const }] };

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

describe("a request that makes something", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("is repeated with its key when no answer comes", async () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    vi.stubGlobal("fetch", (_path: string, asked: RequestInit) => {
      sent.push((JSON.parse(asked.body as string) as { key: string }).key);
      return sent.length < 3 ? Promise.reject(new TypeError("lost")) : Promise.resolve(answer(201, { id: "t" }));
    });
    const made = create(ORDER);
    await vi.runAllTimersAsync();
    expect((await made).id).toBe("t");
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).toHaveLength(24);
  });

  test("is not repeated when the server refuses it", async () => {
    const fetched = vi.fn(() => Promise.resolve(answer(409, { code: "bad-order", message: "no" })));
    vi.stubGlobal("fetch", fetched);
    await expect(create(ORDER)).rejects.toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
