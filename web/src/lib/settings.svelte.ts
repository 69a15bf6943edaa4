/** What a person chose for this browser. */
import { recall, remember } from "./storage";

class Settings {
  motion = $state<"system" | "less">(recall("motion") === "less" ? "less" : "system");
  sound = $state(recall("sound") === "on");
  confirm = $state(recall("confirm") !== "off");

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

  chooseConfirm(on: boolean): void {
    this.confirm = on;
    remember("confirm", on ? "on" : "off");
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
