// The microphone: one recording at a time, and nothing of it left open when it is over.
import { useEffect, useRef, useState } from "react";

interface Take {
  /** Ends the recording, lets the microphone go, and gives the sound. */
  readonly stop: () => Promise<Blob>;
}

const ABSENT = "This browser has no microphone for this page. Your log can be written instead.";

const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError:
    "The microphone was refused. Allow it in the browser's settings for this page, or write your log.",
  NotFoundError: "No microphone was found. Your log can be written instead.",
  NotReadableError: "The microphone is in use elsewhere. Close what uses it, or write your log.",
};

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
  /** Why there is no recording; empty while all is well. */
  readonly problem: string;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Records on demand; a recording that is open when the component goes is kept too. */
export function useRecorder(onSound: (sound: Blob) => void): Recorder {
  const [phase, setPhase] = useState<Recorder["phase"]>("idle");
  const [problem, setProblem] = useState("");
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
    setProblem("");
    setPhase("asking");
    try {
      take.current = await record();
      if (isShown.current) setPhase("recording");
      else await finish();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      setProblem(REFUSALS[name] ?? ABSENT);
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
