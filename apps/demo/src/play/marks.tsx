// The marks of a game: what sets it apart from one played fairly.
import type { Mark } from "../store/rows.ts";
import { OpenTerm } from "./glossary/term.tsx";

const WORDS: Readonly<Record<Mark, { readonly title: string; readonly text: string }>> = {
  peeked: { title: "Peeked", text: "Free undo took back something that had been seen." },
  bot: { title: "With a bot", text: "A bot acted in this game." },
  replay: { title: "From a replay", text: "This game continues from a replay." },
  table: { title: "Own dice and cards", text: "Dice were rolled or cards drawn at the table." },
  corrected: { title: "Corrected", text: "An answer from the table was taken back." },
  hint: { title: "With a hint", text: "A hint was followed in this game." },
};

/** The marks as small labels. */
export function MarkList({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="marks" aria-label="Marks of this game">
      {marks.map((mark) => (
        <li key={mark}>
          <OpenTerm {...WORDS[mark]}>{WORDS[mark].title}</OpenTerm>
        </li>
      ))}
    </ul>
  );
}
