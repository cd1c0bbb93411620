// Every sound, made from tones and filtered noise with Web Audio: quiet, short, and nothing is recorded or fetched.
import type { Sound } from "./sounds.ts";

/** A tone or a breath of noise. Times are in seconds, pitches in hertz; `to` is the pitch at the end. */
interface Part {
  readonly wave: OscillatorType | "noise";
  readonly from: number;
  readonly to?: number;
  /** When it starts after the sound does. */
  readonly at?: number;
  readonly lasts: number;
  /** How loud, from 0 to 1. */
  readonly level: number;
  /** How long it takes to swell; the default is a tap. */
  readonly swell?: number;
}

const RECIPES: Readonly<Record<Sound, readonly Part[]>> = {
  card: [{ wave: "noise", from: 3200, to: 1400, lasts: 0.09, level: 0.6 }],
  dice: [0, 0.07, 0.12, 0.2].map((at) => ({
    wave: "noise" as const,
    from: 2100 - at * 2600,
    at,
    lasts: 0.05,
    level: 0.85 - at * 1.5,
  })),
  coin: [
    { wave: "triangle", from: 1320, lasts: 0.12, level: 0.25 },
    { wave: "triangle", from: 1760, at: 0.06, lasts: 0.22, level: 0.25 },
  ],
  bank: [523, 659, 784].map((from, i) => ({
    wave: "triangle" as const,
    from,
    at: i * 0.08,
    lasts: 0.3,
    level: 0.28,
  })),
  hit: [
    { wave: "sine", from: 170, to: 60, lasts: 0.16, level: 0.7 },
    { wave: "noise", from: 900, to: 300, lasts: 0.08, level: 0.4 },
  ],
  block: [
    { wave: "square", from: 320, to: 280, lasts: 0.06, level: 0.18 },
    { wave: "noise", from: 2600, lasts: 0.06, level: 0.45 },
  ],
  heal: [
    { wave: "sine", from: 330, to: 495, lasts: 0.35, level: 0.25, swell: 0.08 },
    { wave: "sine", from: 495, to: 660, at: 0.12, lasts: 0.4, level: 0.18, swell: 0.08 },
  ],
  bomb: [
    { wave: "noise", from: 700, to: 60, lasts: 0.7, level: 0.65 },
    { wave: "sine", from: 110, to: 32, lasts: 0.6, level: 0.6 },
  ],
  alarm: [0, 0.22].map((at) => ({
    wave: "square" as const,
    from: 520,
    to: 620,
    at,
    lasts: 0.16,
    level: 0.17,
  })),
  door: [
    { wave: "sine", from: 95, to: 60, lasts: 0.35, level: 0.5 },
    { wave: "noise", from: 420, to: 180, at: 0.02, lasts: 0.4, level: 0.3, swell: 0.1 },
  ],
  wind: [{ wave: "noise", from: 320, to: 560, lasts: 1.6, level: 0.8, swell: 0.7 }],
  tick: [{ wave: "triangle", from: 980, lasts: 0.04, level: 0.34 }],
  won: [523, 659, 784, 1047].map((from, i) => ({
    wave: "triangle" as const,
    from,
    at: i * 0.13,
    lasts: 0.5,
    level: 0.26,
  })),
  glad: [494, 659].map((from, i) => ({
    wave: "triangle" as const,
    from,
    at: i * 0.16,
    lasts: 0.55,
    level: 0.25,
  })),
  quiet: [247, 185].map((from, i) => ({
    wave: "sine" as const,
    from,
    at: i * 0.35,
    lasts: 1,
    level: 0.26,
    swell: 0.12,
  })),
  lost: [392, 330, 262].map((from, i) => ({
    wave: "sine" as const,
    from,
    at: i * 0.24,
    lasts: 0.7,
    level: 0.3,
    swell: 0.04,
  })),
};

/** All of it together is about as loud as a page that is turned. */
const VOLUME = 0.22;

/** Two sounds of one change follow each other at this distance, in seconds. */
const APART = 0.11;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of noise; it is heard, never counted on, so any noise will do. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  if (noise !== undefined) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** The level over time: up within the swell, down to silence at the end. */
function envelope(audio: BaseAudioContext, part: Part, start: number): GainNode {
  const node = audio.createGain();
  const { lasts, level, swell = 0.005 } = part;
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(level * VOLUME, start + swell);
  node.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  node.connect(audio.destination);
  return node;
}

function slide(pitch: AudioParam, { from, to, lasts }: Part, start: number): void {
  pitch.setValueAtTime(from, start);
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, start + lasts);
}

function playPart(audio: BaseAudioContext, part: Part, begin: number): void {
  const start = begin + (part.at ?? 0);
  const output = envelope(audio, part, start);
  const end = start + part.lasts + 0.02;
  if (part.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    slide(filter.frequency, part, start);
    source.connect(filter).connect(output);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = part.wave;
  slide(source.frequency, part, start);
  source.connect(output);
  source.start(start);
  source.stop(end);
}

/** Puts a sound on the timeline of a context, live or offline. */
export function scheduleSound(audio: BaseAudioContext, sound: Sound, begin: number): void {
  for (const part of RECIPES[sound]) playPart(audio, part, begin);
}

/** Plays sounds one after the other. The browser lets sound begin with a press, and every change of a game is one. */
export function playSounds(sounds: readonly Sound[]): void {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime + 0.01;
  for (const [i, sound] of sounds.entries()) scheduleSound(audio, sound, now + i * APART);
}
