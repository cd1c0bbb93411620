// The pages of one game: its lobby, a kept game, a replay.
import { lazy } from "react";
import type { GameEntry } from "../games/plugin.ts";
import { KeptGame } from "./kept-game.tsx";
import { Lobby } from "./lobby.tsx";
import { usePlugin } from "./use-plugin.ts";

const ReplayPage = lazy(() => import("./replay-page.tsx"));

/** What to show of a game. */
export type PlayPlace =
  | { readonly kind: "lobby" }
  | { readonly kind: "kept"; readonly slot: string }
  | { readonly kind: "replay"; readonly text: string };

/** The page; a default export because React.lazy asks for one. */
export default function PlayPage(props: { readonly entry: GameEntry; readonly place: PlayPlace }) {
  const { entry, place } = props;
  const plugin = usePlugin(entry);
  if (place.kind === "lobby") return <Lobby entry={entry} plugin={plugin} />;
  if (place.kind === "replay")
    return <ReplayPage key={place.text} entry={entry} text={place.text} />;
  return <KeptGame key={place.slot} entry={entry} plugin={plugin} slot={place.slot} />;
}
