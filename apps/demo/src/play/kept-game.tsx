// A kept game: read from the store, put in play, and kept again after every change.
import { type Game, type GameTypes, type LoadError, Session } from "@games/core-game";
import { lazy, useEffect, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { words as startWords } from "../home/words.ts";
import { playPath } from "../routes.ts";
import type { SaveRow } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { BrokenSave } from "./broken-save.tsx";
import { contentHashIn, isTableText } from "./files.ts";
import { gameOf, loadReason } from "./open.ts";
import { OpenGame } from "./open-game.tsx";
import { usePlugin } from "./plugins.ts";
import { useSlot } from "./use-slot.ts";
import { words } from "./words.ts";

const TableGame = lazy(() => import("./table-game.tsx"));

type Opened =
  | { readonly kind: "table"; readonly row: SaveRow; readonly game: Game<GameTypes> }
  | { readonly kind: "missing" }
  | { readonly kind: "broken"; readonly row: SaveRow; readonly error: LoadError }
  | { readonly kind: "open"; readonly row: SaveRow; readonly session: Session<GameTypes> };

async function open(plugin: AnyPlugin, slot: string, store: Store): Promise<Opened> {
  const row = await store.get("saves", slot);
  if (row === undefined || row.game !== plugin.game.id) return { kind: "missing" };
  const game = await gameOf(plugin, contentHashIn(row.text), store);
  if (isTableText(row.text)) return { kind: "table", row, game };
  const session = Session.load(game, row.text);
  return session.ok
    ? { kind: "open", row, session: session.value }
    : { kind: "broken", row, error: session.error };
}

interface KeptGameProps {
  readonly entry: GameEntry;
  readonly slot: string;
}

/** Opens the game of a slot, in one tab at a time. */
export function KeptGame(props: KeptGameProps) {
  const { holding, take } = useSlot(props.slot);
  if (holding === "asking") return <p role="status">{words().kept.opening}</p>;
  if (holding === "held") return <HeldGame {...props} />;
  const { title, text, take: label } = words().kept.elsewhere;
  return (
    <section className="panel">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="row">
        <button type="button" onClick={take}>
          {label}
        </button>
        <a href="#/">{startWords().allGames}</a>
      </div>
    </section>
  );
}

function HeldGame(props: KeptGameProps) {
  const { entry, slot } = props;
  const plugin = usePlugin(entry);
  const store = useStore();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isShown = true;
    open(plugin, slot, store).then(
      (result) => isShown && setOpened(result),
      (error: unknown) => isShown && setFailure({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [plugin, slot, store]);
  if (failure !== undefined) throw failure.error;
  if (opened === undefined) return <p role="status">{words().kept.opening}</p>;
  if (opened.kind === "broken")
    return <BrokenSave row={opened.row} reason={loadReason(plugin, opened.error)} />;
  if (opened.kind === "missing") return <MissingGame entry={entry} />;
  if (opened.kind === "table") return <TableGame {...props} plugin={plugin} {...opened} />;
  return <OpenGame {...props} plugin={plugin} row={opened.row} session={opened.session} />;
}

function MissingGame({ entry }: { readonly entry: GameEntry }) {
  const { title, text, begin } = words().kept.missing;
  return (
    <section className="panel">
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={playPath(entry.id)}>{begin(entry.title)}</a>
    </section>
  );
}
