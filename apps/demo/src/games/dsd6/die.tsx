// A crew die: its face as a sign and as a word, wherever it lies.
import type { DieView } from "@games/dsd6";
import { Icon } from "./icons.tsx";
import { rules, words } from "./words.ts";

/** What a die shows, in words. */
export const faceName = ({ face }: DieView): string =>
  face === null ? words().dice.notRolled : rules().faces[face];

/** What people call a die. */
export const dieName = (die: number, view: DieView): string =>
  words().dice.named(die + 1, faceName(view));

/** The cube alone; `rolled` is the step of its last roll, so that it tumbles once for each. */
export function Cube(props: {
  readonly die: number;
  readonly view: DieView;
  readonly rolled?: number | undefined;
}) {
  const { die, view, rolled } = props;
  return (
    <span className="ds-cube" data-face={view.face ?? "none"} data-die={die} aria-hidden="true">
      <span key={rolled} className={rolled === undefined ? undefined : "ds-tumble"}>
        {view.face === null ? "?" : <Icon sign={view.face} />}
      </span>
      <small>{die + 1}</small>
    </span>
  );
}

/** A die that lies somewhere and is no control. */
export const LyingDie = ({ die, view }: { readonly die: number; readonly view: DieView }) => (
  <>
    <Cube die={die} view={view} />
    <span className="visually-hidden">{dieName(die, view)}</span>
  </>
);
