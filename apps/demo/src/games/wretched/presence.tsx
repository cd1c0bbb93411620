// What is out there: scratches and a red edge over the desk, and a low sound for those who want it.

import type { View } from "@games/wretched";
import { presence } from "@games/wretched/screen";
import { useEffect, useState } from "react";
import { words } from "./screen-words.ts";

/** Three claws; the style sheet has the places where they come down, one after another. */
const CLAWS = "M6 70 C26 44 48 22 78 6 M20 82 C42 54 62 34 92 20 M44 88 C60 66 76 52 98 42";
const MOST_SCRATCHES = 6;

/** Decoration: nothing here can be pressed, and all of it is told elsewhere in words. */
export function PresenceMarks(props: { readonly view: View; readonly kingAt: number | undefined }) {
  const { view, kingAt } = props;
  const { spades, kings } = presence(view);
  const count = Math.min(kings + Math.floor(spades / 3), MOST_SCRATCHES);
  return (
    <div className="wr-presence" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <svg key={i} viewBox="0 0 100 94" aria-hidden="true">
          <path d={CLAWS} pathLength="1" />
        </svg>
      ))}
      {kingAt !== undefined && <span key={kingAt} className="wr-edge" />}
    </div>
  );
}

const SECONDS = 4;

/** A rumble that grows with what is out there; it is off until somebody turns it on. */
export function RumbleSwitch({ view }: { readonly view: View }) {
  const [context, setContext] = useState<AudioContext>();
  const [gain, setGain] = useState<GainNode>();
  const { level } = presence(view);
  useEffect(() => {
    if (gain !== undefined && context !== undefined)
      gain.gain.setTargetAtTime(0.03 + 0.25 * level, context.currentTime, 1);
  }, [gain, context, level]);
  useEffect(() => () => void context?.close(), [context]);
  const turn = () => {
    setGain(undefined);
    if (context !== undefined) return setContext(undefined);
    const made = new AudioContext();
    setContext(made);
    setGain(rumble(made));
  };
  return (
    <button
      type="button"
      className="plain wr-rumble"
      aria-pressed={context !== undefined}
      onClick={turn}
    >
      {words().screen.dark}
    </button>
  );
}

/** Noise with the highs taken off; chance of the app's own, outside of any game. */
function rumble(context: AudioContext): GainNode {
  const buffer = context.createBuffer(1, SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 1; i < samples.length; i++)
    samples[i] = 0.98 * (samples[i - 1] ?? 0) + 0.2 * (Math.random() - 0.5);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 160 });
  const gain = new GainNode(context, { gain: 0 });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
  return gain;
}
