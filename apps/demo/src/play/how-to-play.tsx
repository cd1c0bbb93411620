// How a game is played, in a dialog while playing.
import type { Lesson } from "@games/core-game/text";
import { useContext } from "react";
import { Dialog } from "./dialog.tsx";
import { GlossaryContext } from "./glossary/glossary.ts";
import { Lessons } from "./lessons.tsx";
import { words } from "./words.ts";

/** Every word that the game explains, for those who read rather than point. */
function Words() {
  const terms = [...useContext(GlossaryContext).values()];
  if (terms.length === 0) return null;
  return (
    <details>
      <summary>{words().help.glossary}</summary>
      <Lessons lessons={terms.map(({ term, text }) => ({ title: term, text }))} />
    </details>
  );
}

/** The lessons over the game; `onTour` begins the coach marks again. */
export const HowToPlay = (props: {
  readonly lessons: readonly Lesson[];
  readonly onTour: (() => void) | undefined;
  readonly onClose: () => void;
}) => (
  <Dialog title={words().howToPlay} onClose={props.onClose}>
    {props.onTour !== undefined && (
      <button type="button" onClick={props.onTour}>
        {words().help.tour}
      </button>
    )}
    <Lessons lessons={props.lessons} />
    <Words />
  </Dialog>
);
