// The words of the game that some texts use, each explained on tap, hover and focus.
import { wordsIn } from "@games/spire-act1/text";
import { Term } from "../../play/glossary/term.tsx";
import { rules, words } from "./words.ts";

/** The words that some texts use; nothing when they use none. */
export function WordList({ texts }: { readonly texts: readonly string[] }) {
  const found = wordsIn(texts.join(" "), rules());
  if (found.length === 0) return null;
  return (
    <p className="sp-words">
      <span className="sp-words-lead">{words().card.words}</span>
      {found.map(({ id, term }, i) => (
        <span key={id}>
          {i > 0 && " · "}
          <Term id={id}>{term}</Term>
        </span>
      ))}
    </p>
  );
}
