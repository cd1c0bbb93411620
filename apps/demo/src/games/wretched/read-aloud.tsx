// Reading aloud with the voices of the browser: off until somebody asks, and only where there are any.
import { plainProse } from "@games/wretched/text";
import { useEffect, useState } from "react";
import { words } from "./screen-words.ts";

const voices = (): SpeechSynthesis | undefined =>
  typeof window !== "undefined" && "speechSynthesis" in window ? window.speechSynthesis : undefined;

/** A button that reads a text aloud, or stops; nothing where the browser cannot speak. */
export function ReadAloud(props: {
  readonly text: string;
  readonly language: string;
  readonly what: string;
}) {
  const { text, language, what } = props;
  const [isSpeaking, setSpeaking] = useState(false);
  const speech = voices();
  // What is not shown any more is not read on.
  useEffect(() => () => voices()?.cancel(), []);
  useEffect(() => {
    voices()?.cancel();
    setSpeaking(false);
  }, [text]);
  if (speech === undefined) return null;
  const speak = () => {
    speech.cancel();
    if (isSpeaking) return setSpeaking(false);
    const spoken = new SpeechSynthesisUtterance(plainProse(text));
    spoken.lang = language;
    spoken.onend = () => setSpeaking(false);
    spoken.onerror = () => setSpeaking(false);
    setSpeaking(true);
    speech.speak(spoken);
  };
  return (
    <button type="button" className="plain wr-aloud" aria-pressed={isSpeaking} onClick={speak}>
      {isSpeaking ? words().aloud.stop : words().aloud.read}
      <span className="visually-hidden">{words().aloud.what(what)}</span>
    </button>
  );
}
