/** The person's settings in this browser. */
import { recall, remember } from "./storage";

/** Which moves need a confirmation: every one, those that cannot be undone, or none. */
export const CONFIRMATIONS = ["all", "final", "none"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** How fast the moves of others are shown. */
export const PACES = ["calm", "usual", "quick", "none"] as const;
export type Pace = (typeof PACES)[number];

function confirmation(): Confirmation {
  const kept = recall("confirm");
  return CONFIRMATIONS.find((one) => one === kept) ?? (kept === "off" ? "none" : kept === "on" ? "all" : "final");
}

class Settings {
  motion = $state<"system" | "less">(recall("motion") === "less" ? "less" : "system");
  sound = $state(recall("sound") === "on");
  /** The sounds that are off. */
  muted = $state.raw<ReadonlySet<string>>(new Set((recall("muted") ?? "").split(" ").filter(Boolean)));
  pace = $state<Pace>(PACES.find((one) => one === recall("pace")) ?? "usual");
  confirm = $state<Confirmation>(confirmation());
  /** Whether questions with a single option are asked anyway. */
  forced = $state(recall("forced") === "on");

  /** Whether others see this screen: what only the person's seat knows is blurred. */
  streamer = $state(recall("streamer") === "on");

  constructor() {
    document.documentElement.dataset["motion"] = this.motion;
    document.documentElement.dataset["streamer"] = this.streamer ? "on" : "off";
  }

  chooseMotion(motion: "system" | "less"): void {
    this.motion = motion;
    document.documentElement.dataset["motion"] = motion;
    remember("motion", motion);
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  mute(sound: string, silent: boolean): void {
    const muted = new Set(this.muted);
    if (silent) muted.add(sound);
    else muted.delete(sound);
    this.muted = muted;
    remember("muted", [...muted].join(" "));
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  chooseConfirm(which: Confirmation): void {
    this.confirm = which;
    remember("confirm", which);
  }

  chooseForced(on: boolean): void {
    this.forced = on;
    remember("forced", on ? "on" : "off");
  }

  chooseStreamer(on: boolean): void {
    this.streamer = on;
    document.documentElement.dataset["streamer"] = on ? "on" : "off";
    remember("streamer", on ? "on" : "off");
  }

  get still(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
