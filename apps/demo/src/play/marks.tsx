// The marks of a game: what sets it apart from one played fairly.
import type { Mark } from "../store/rows.ts";

const WORDS: Readonly<Record<Mark, { readonly label: string; readonly title: string }>> = {
  peeked: { label: "Peeked", title: "Free undo took back something that had been seen." },
  bot: { label: "With a bot", title: "A bot acted in this game." },
  replay: { label: "From a replay", title: "This game continues from a replay." },
};

/** The marks as small labels. */
export function MarkList({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="marks" aria-label="Marks of this game">
      {marks.map((mark) => (
        <li key={mark} title={WORDS[mark].title}>
          {WORDS[mark].label}
        </li>
      ))}
    </ul>
  );
}
