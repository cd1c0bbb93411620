// The marks of a game: what sets it apart from one played fairly.
import type { Mark } from "../store/rows.ts";
import { OpenTerm } from "./glossary/term.tsx";
import { words } from "./words.ts";

/** The marks as small labels. */
export function MarkList({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  const says = words().marks;
  return (
    <ul className="marks" aria-label={says.label}>
      {marks.map((mark) => (
        <li key={mark}>
          <OpenTerm {...says[mark]}>{says[mark].title}</OpenTerm>
        </li>
      ))}
    </ul>
  );
}
