/** Icons and letters of the war's verbs; those of battles are Talon's. */
import { ICONS as BATTLE_ICONS, KEYS as BATTLE_KEYS } from "../talon/icons";

export const ICONS: Readonly<Record<string, string>> = {
  ...BATTLE_ICONS,
  buy: "i-plus",
  build: "ter-base",
  assign: "i-arrow",
  commit: "i-lock",
  withdraw: "i-undo",
  stand: "w-torpedo",
  command: "i-person",
  delegate: "i-bot",
};

export const KEYS: Readonly<Record<string, string>> = {
  ...BATTLE_KEYS,
  buy: "b",
  build: "s",
  assign: "a",
  commit: "d",
  withdraw: "w",
  stand: "f",
  command: "m",
  delegate: "g",
};
