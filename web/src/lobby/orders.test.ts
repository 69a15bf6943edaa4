import { describe, expect, test } from "vitest";

import { order, usualSeats, withFriend } from "./orders";

const GAME = { name: "expanse", title: "The Expanse", seats: [2, 3, 4], options: [], levels: ["random", "captain"] };
const WISH = { seats: 3, level: "captain", clock: "live", open: true, rated: true, options: {} } as const;
const named = (seat: number) => `Player ${seat + 1}`;

describe("a table", () => {
  test("against bots has one person", () => {
    expect(order(GAME, "bots", WISH, named).seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  });

  test("against bots gives them the style that was chosen, or each another", () => {
    const game = { ...GAME, styles: ["diplomat", "warlord"] };
    const styles = (style: string) => order(game, "bots", { ...WISH, style }, named).seats.map((seat) => seat.style);
    expect(styles("warlord")).toEqual([undefined, "warlord", "warlord"]);
    expect(styles("mixed")).toEqual([undefined, "diplomat", "warlord"]);
    expect(styles("")).toEqual([undefined, undefined, undefined]);
  });

  test("on one screen has names for everybody and no clock", () => {
    const made = order(GAME, "hotseat", WISH, named);
    expect(made.seats.map((seat) => seat.name)).toEqual(["Player 1", "Player 2", "Player 3"]);
    expect(made.clock).toBeNull();
  });

  test("for friends has free seats, and a clock if wanted", () => {
    const made = order(GAME, "friends", WISH, named);
    expect(made.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
    expect(made.clock).toEqual({ move: 60, reserve: 600 });
    expect(made.visibility).toBe("public");
  });
});

test("the usual table is the largest of up to four", () => {
  expect(usualSeats(GAME)).toBe(4);
  expect(usualSeats({ ...GAME, seats: [2, 5] })).toBe(2);
});

test("a table with a friend keeps a seat for them and has no more seats than it needs", () => {
  const made = withFriend({ ...GAME, seats: [4, 3] }, "korvax");
  expect(made.seats).toEqual([{ kind: "me" }, { kind: "person", person: "korvax" }, { kind: "open" }]);
});
