// The microphone: one recording at a time, and nothing of it left open when it is over.
import { useEffect, useRef, useState } from "react";
import { ENGLISH } from "./screen-english.ts";

interface Take {
  /** Ends the recording, lets the microphone go, and gives the sound. */
  readonly stop: () => Promise<Blob>;
}

/** Why there is no recording; `absent` where the browser has nothing to record with. */
export type RecorderProblem = keyof typeof ENGLISH.audio.problems;

const isProblem = (name: string): name is RecorderProblem =>
  Object.hasOwn(ENGLISH.audio.problems, name);

async function record(): Promise<Take> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const chunks: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
    recorder.start();
    const stop = () =>
      new Promise<Blob>((resolve) => {
        recorder.addEventListener("stop", () => {
          letGo();
          // The list is emptied here, so that no sound stays behind.
          resolve(new Blob(chunks.splice(0), { type: recorder.mimeType }));
        });
        recorder.stop();
      });
    return { stop };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** What the audio log is doing. */
export interface Recorder {
  readonly phase: "idle" | "asking" | "recording";
  /** Why there is no recording; undefined while all is well. */
  readonly problem: RecorderProblem | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Records on demand; a recording that is open when the component goes is kept too. */
export function useRecorder(onSound: (sound: Blob) => void): Recorder {
  const [phase, setPhase] = useState<Recorder["phase"]>("idle");
  const [problem, setProblem] = useState<RecorderProblem>();
  const take = useRef<Take>(undefined);
  const isShown = useRef(true);
  const latest = useRef(onSound);
  useEffect(() => {
    latest.current = onSound;
  });

  const finish = async () => {
    const open = take.current;
    take.current = undefined;
    const sound = await open?.stop();
    if (sound !== undefined && sound.size > 0) latest.current(sound);
  };
  const start = async () => {
    setProblem(undefined);
    setPhase("asking");
    try {
      take.current = await record();
      if (isShown.current) setPhase("recording");
      else await finish();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      setProblem(isProblem(name) ? name : "absent");
      setPhase("idle");
    }
  };
  const stop = () => {
    setPhase("idle");
    void finish();
  };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      void finish();
    };
  }, []);
  return { phase, problem, start: () => void start(), stop };
}
