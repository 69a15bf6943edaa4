import { expect, test } from "vitest";

import { arranged, lookOf } from "./gameLook";

const game = (name: string) => ({ name, title: name, seats: [2], options: [] });

test("the large games come first and the others keep their order", () => {
  const names = arranged([game("connect_four"), game("nim"), game("talon"), game("expanse")]).map((one) => one.name);
  expect(names).toEqual(["expanse", "talon", "connect_four", "nim"]);
});

test("a game from elsewhere has a look too", () => {
  expect(lookOf(game("nim"), 6).emblem).toBe("i-board");
});
