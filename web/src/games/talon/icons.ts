/** Icons of verbs, for the action bar and the menu on the ship. */
export const ICONS: Readonly<Record<string, string>> = {
  pick: "i-next",
  fire: "w-torpedo",
  at: "i-odds",
  shoot: "w-fusion",
  hold: "i-next",
  done: "i-check",
  slip: "s-slip",
  turn: "s-turn",
  charge: "s-power",
  battery: "s-battery",
  reinforce: "s-reinforce",
  discard: "i-minus",
  change: "s-initiative",
  defend: "s-shield",
  beam: "s-power",
  redirect: "t-missile",
  move: "i-arrow",
  dock: "i-board",
  launch: "t-missile",
  towards: "i-arrow",
  speed: "s-speed",
  initiative: "s-initiative",
  jump: "s-ftl",
  place: "i-board",
};

export const KEYS: Readonly<Record<string, string>> = { fire: "f", done: "d", hold: "x", slip: "s", turn: "t", charge: "g", battery: "b", reinforce: "e", change: "i", defend: "k", move: "m", at: "a" };
