// A number that would become another one.
import { words } from "./words.ts";

/** The arrow and the number to come; nothing when it stays. */
export function Change({ from, to }: { readonly from: number; readonly to: number }) {
  if (from === to) return null;
  return (
    <em className="ds-change" data-more={to > from || undefined}>
      <svg viewBox="0 0 24 16" aria-hidden="true">
        <path d="M1 8H21M14 2L21 8L14 14" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <span className="visually-hidden">{words().ship.wouldBe}</span>
      {to}
    </em>
  );
}
