// Where the drawing of a threat goes: its place is kept while the drawings are loaded.
import type { Kind } from "@games/dsd6";
import { lazy, Suspense } from "react";

const ThreatArt = lazy(() => import("./art/threat-art.tsx"));

/** The picture of a threat; nothing jumps when it comes. */
export const Art = ({ threat, kind }: { readonly threat: string; readonly kind: Kind }) => (
  <span className="ds-art" aria-hidden="true">
    <Suspense>
      <ThreatArt threat={threat} kind={kind} />
    </Suspense>
  </span>
);
