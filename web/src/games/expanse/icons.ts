/** Icons and letters of the verbs in the action bar. */
export const ICONS: Readonly<Record<string, string>> = {
  move: "i-arrow",
  place: "x-cube",
  send: "x-diplomat",
  build: "x-fleet",
  launch: "x-scrap",
  strike: "i-whynot",
  ram: "x-fleet",
  infect: "x-proto",
  experiment: "x-proto",
  take: "i-cards",
  play: "i-cards",
  event: "i-check",
  keep: "i-lock",
  points: "x-ap",
  crew: "x-gunship",
  done: "i-check",
  pass: "i-next",
};

export const KEYS: Readonly<Record<string, string>> = {
  move: "m",
  place: "p",
  build: "b",
  take: "t",
  event: "e",
  keep: "k",
  points: "a",
  done: "d",
  pass: "x",
  play: "y",
};
