/** What a person chose for this browser. */
import { recall, remember } from "./storage";

/** What asks for a confirmation: every move, those that cannot be taken back, or none. */
export const CONFIRMATIONS = ["all", "final", "none"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

function confirmation(): Confirmation {
  const kept = recall("confirm");
  return CONFIRMATIONS.find((one) => one === kept) ?? (kept === "off" ? "none" : kept === "on" ? "all" : "final");
}

class Settings {
  motion = $state<"system" | "less">(recall("motion") === "less" ? "less" : "system");
  sound = $state(recall("sound") === "on");
  confirm = $state<Confirmation>(confirmation());
  /** Whether a question with a single answer is asked nevertheless. */
  forced = $state(recall("forced") === "on");

  constructor() {
    document.documentElement.dataset["motion"] = this.motion;
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

  chooseConfirm(which: Confirmation): void {
    this.confirm = which;
    remember("confirm", which);
  }

  chooseForced(on: boolean): void {
    this.forced = on;
    remember("forced", on ? "on" : "off");
  }

  get still(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();

let audio: AudioContext | null = null;

/** A short tone: one's own turn has come. Silent unless the person turned sound on. */
export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.frequency.value = 660;
  level.gain.setValueAtTime(0.08, now);
  level.gain.exponentialRampToValueAtTime(0.0001, now + 0.35);
  tone.connect(level).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.36);
}
