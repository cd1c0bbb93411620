// How a game is played, for newcomers.
import type { Lesson } from "@games/core-game/text";

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
