/** Sounds, synthesised as they are played: noise and tones through filters. Off by default. */
import { settings } from "./settings.svelte";

export const SOUNDS = ["turn", "dice", "engine", "shot", "card", "piece"] as const;
export type Sound = (typeof SOUNDS)[number];

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(context: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}

interface Shape {
  readonly after?: number;
  readonly lasts: number;
  readonly loud: number;
  /** The attack time before it fades. */
  readonly swells?: number;
}

/** Play a source with a level that rises and fades. */
function shaped(
  context: AudioContext,
  source: AudioScheduledSourceNode,
  shape: Shape,
  filter?: BiquadFilterNode,
): void {
  const begins = context.currentTime + (shape.after ?? 0);
  const level = context.createGain();
  level.gain.setValueAtTime(0.0001, begins);
  level.gain.exponentialRampToValueAtTime(shape.loud, begins + (shape.swells ?? 0.005));
  level.gain.exponentialRampToValueAtTime(0.0001, begins + shape.lasts);
  if (filter) source.connect(filter).connect(level);
  else source.connect(level);
  level.connect(context.destination);
  source.start(begins);
  source.stop(begins + shape.lasts + 0.02);
}

function filtered(context: AudioContext, type: BiquadFilterType, from: number, to = from, lasts = 1): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(from, context.currentTime);
  filter.frequency.exponentialRampToValueAtTime(to, context.currentTime + lasts);
  return filter;
}

function tone(context: AudioContext, pitch: number, shape: Shape, type: OscillatorType = "sine", to = pitch): void {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, context.currentTime + (shape.after ?? 0));
  source.frequency.exponentialRampToValueAtTime(to, context.currentTime + (shape.after ?? 0) + shape.lasts);
  shaped(context, source, shape);
}

const PLAYED: Readonly<Record<Sound, (context: AudioContext) => void>> = {
  turn: (context) => {
    tone(context, 523, { lasts: 0.5, loud: 0.07 });
    tone(context, 784, { after: 0.13, lasts: 0.7, loud: 0.06 });
  },
  dice: (context) => {
    for (const [place, after] of [0, 0.07, 0.13, 0.22, 0.36].entries())
      shaped(
        context,
        hiss(context),
        { after, lasts: 0.05, loud: 0.12 - place * 0.018 },
        filtered(context, "bandpass", 2600),
      );
  },
  engine: (context) => {
    shaped(
      context,
      hiss(context),
      { lasts: 0.7, loud: 0.1, swells: 0.22 },
      filtered(context, "lowpass", 160, 620, 0.6),
    );
    tone(context, 52, { lasts: 0.7, loud: 0.05, swells: 0.2 }, "triangle", 74);
  },
  shot: (context) => {
    tone(context, 1400, { lasts: 0.22, loud: 0.05 }, "sawtooth", 180);
    shaped(
      context,
      hiss(context),
      { after: 0.05, lasts: 0.35, loud: 0.09 },
      filtered(context, "lowpass", 1800, 200, 0.4),
    );
  },
  card: (context) =>
    shaped(
      context,
      hiss(context),
      { lasts: 0.16, loud: 0.07, swells: 0.07 },
      filtered(context, "highpass", 2200, 5200, 0.16),
    ),
  piece: (context) => {
    shaped(context, hiss(context), { lasts: 0.04, loud: 0.1 }, filtered(context, "bandpass", 900));
    tone(context, 190, { lasts: 0.09, loud: 0.06 }, "sine", 120);
  },
};

/** Play a sound, if the person wants sounds and this one. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.muted.has(sound)) return;
  audio ??= new AudioContext();
  void audio.resume();
  PLAYED[sound](audio);
}
