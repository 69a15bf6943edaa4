import { expect, test } from "vitest";

import type { Player } from "./protocol";
import { namesOf } from "./seats";

const player = (seat: number, kind: Player["kind"], name: string): Player => ({
  seat,
  kind,
  name,
  level: "captain",
  connected: true,
  conceded: false,
  person: "",
  style: "",
});

test("no bot bears the name of a person at the table", () => {
  const names = namesOf(
    [player(0, "person", "astrolabe"), player(1, "bot", "captain"), player(2, "bot", "captain"), player(3, "open", "")],
    "free",
  );
  expect(names[0]).toBe("astrolabe");
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
  expect(names[3]).toBe("free");
});
