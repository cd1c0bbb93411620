// The games of the page, by the names that its address takes.
import { bombFlip } from "@games/bomb-flip";
import { dsd6 } from "@games/dsd6";
import { spireAct1 } from "@games/spire-act1";
import { wretched } from "@games/wretched";

/** Every game of this repository. */
export const GAMES: Readonly<Record<string, object>> = {
  "bomb-flip": bombFlip,
  wretched,
  dsd6,
  "spire-act1": spireAct1,
};
