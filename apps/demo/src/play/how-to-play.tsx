// How a game is played, for newcomers: beside the form, and in a dialog while playing.
import type { Lesson } from "../games/plugin.ts";
import { Dialog } from "./dialog.tsx";

/** The lessons of a game. */
export const Lessons = ({ lessons }: { readonly lessons: readonly Lesson[] }) => (
  <dl className="lessons">
    {lessons.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** The lessons over the game. */
export const HowToPlay = (props: {
  readonly lessons: readonly Lesson[];
  readonly onClose: () => void;
}) => (
  <Dialog title="How to play" onClose={props.onClose}>
    <Lessons lessons={props.lessons} />
  </Dialog>
);
