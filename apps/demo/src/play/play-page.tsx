// The pages of one game: its lobby, a kept game, a replay.
import { lazy } from "react";
import type { GameEntry } from "../games/plugin.ts";
import { useGamePage } from "./game-page.ts";
import { Lobby } from "./lobby.tsx";

const ReplayPage = lazy(() => import("./replay-page.tsx"));

/** What to show of a game. */
export type PlayPlace =
  | { readonly kind: "lobby" }
  | { readonly kind: "kept"; readonly slot: string }
  | { readonly kind: "replay"; readonly text: string };

/** The page; a default export because React.lazy asks for one. */
export default function PlayPage(props: { readonly entry: GameEntry; readonly place: PlayPlace }) {
  const { entry, place } = props;
  if (place.kind === "lobby") return <Lobby entry={entry} />;
  if (place.kind === "replay")
    return <ReplayPage key={place.text} entry={entry} text={place.text} />;
  return <KeptPage key={place.slot} entry={entry} slot={place.slot} />;
}

/** A kept game; the frame and the rules are loaded side by side. */
function KeptPage(props: { readonly entry: GameEntry; readonly slot: string }) {
  const { KeptGame } = useGamePage(props.entry);
  return <KeptGame {...props} />;
}
