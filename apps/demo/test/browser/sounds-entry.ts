// Bundled for the page by sounds.test.ts: every sound, rendered to samples.
import { SOUNDS, type Sound } from "../../src/play/sound/sounds.ts";
import { scheduleSound } from "../../src/play/sound/synth.ts";

/** Samples of a second. */
const RATE = 44_100;
const SECONDS = 3;
/** When a sound begins, in seconds: before that there is silence. */
const BEGIN = 0.1;
/** The ear takes about so many seconds together. */
const MOMENT = 0.05;
/** What nobody hears, also after the page's own volume. */
const SILENT = 0.0005;

/** What a sound is like. Levels are from 0 to 1, times in seconds. */
export interface Measured {
  readonly sound: Sound;
  readonly peak: number;
  /** The root mean square of its loudest moment. */
  readonly loudness: number;
  readonly lasts: number;
  /** The peaks up to its first half millisecond, and from its last hundredth of a second on: an edge there is a click. */
  readonly first: number;
  readonly last: number;
  /** The crossings of zero in a second: how high it is. */
  readonly pitch: number;
}

async function render(sound: Sound): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  scheduleSound(audio, sound, BEGIN);
  return (await audio.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

function momentsOf(samples: Float32Array): readonly Float32Array[] {
  const length = Math.round(MOMENT * RATE);
  const count = Math.floor(samples.length / length);
  return Array.from({ length: count }, (_, i) => samples.subarray(i * length, (i + 1) * length));
}

const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

const crossingsOf = (samples: Float32Array): number =>
  samples.reduce((count, sample, i) => count + (sample * (samples[i - 1] ?? 0) < 0 ? 1 : 0), 0);

async function measure(sound: Sound): Promise<Measured> {
  const samples = await render(sound);
  const begin = Math.floor(BEGIN * RATE);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > SILENT);
  return {
    sound,
    peak: peakOf(samples),
    loudness: Math.max(0, ...momentsOf(samples).map(loudnessOf)),
    lasts: (end - begin) / RATE,
    first: peakOf(samples.subarray(0, begin + RATE / 2000)),
    last: peakOf(samples.subarray(end - RATE / 100)),
    pitch: (crossingsOf(samples) * RATE) / (end - begin),
  };
}

/** Every sound. */
export const measureAll = (): Promise<readonly Measured[]> => Promise.all(SOUNDS.map(measure));
