// What lasts from fight to fight: HP, gold, how far the way has been, the map and the deck.
import type { SpireAct1 } from "@games/spire-act1";
import { useState } from "react";
import { Dialog } from "../../play/dialog.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { Term } from "../../play/glossary/term.tsx";
import { useHotkey } from "../../play/hotkeys.tsx";
import { NodeSign, Sign } from "./icons.tsx";
import { PileButton } from "./piles.tsx";
import { useBoard } from "./use-board.ts";
import { useLater } from "./use-later.ts";
import { words } from "./words.ts";

/** The head of the table. */
export function RunBar() {
  const { view } = useGameContext<SpireAct1>().snapshot;
  const { run, combat } = view;
  const says = words().run;
  const hp = combat?.player.hp ?? run.hp;
  const isPrinted = run.decks !== null;
  const isOnMap = view.phase === "map" || view.phase === "over";
  return (
    <section className="sp-run" aria-label={says.run}>
      <p className="sp-run-hp">
        <Sign name="heart" />
        <Term id="hp">{says.hp}</Term>
        <b>{hp}</b>
        {` / ${run.maxHp}`}
      </p>
      {isPrinted ? (
        <>
          <p>
            <span className="sp-coin" aria-hidden="true" />
            <span className="visually-hidden">{says.gold.label}</span>
            <b>{run.gold}</b>
            <span aria-hidden="true">{says.gold.unit}</span>
          </p>
          <Level />
        </>
      ) : (
        <p className="sp-run-fights">
          <Sign name="swords" />
          <span className="visually-hidden">{says.fights.label}</span>
          <b>{run.combatCount}</b>
          <span aria-hidden="true">{says.fights.unit}</span>
        </p>
      )}
      {!isOnMap && !isPrinted && <Way />}
      <span className="sp-run-looks">
        {!isOnMap && isPrinted && <MapButton />}
        <PileButton of="deck" hotkey="d" cards={run.deck} />
      </span>
    </section>
  );
}

/** How high the player has climbed. */
function Level() {
  const facts = useBoard();
  if (facts === undefined) return null;
  const { places } = facts.board.row;
  const says = words().run;
  const levels = Math.max(...places.map(({ level }) => level)) + 1;
  return (
    <p>
      <Sign name="up" />
      <span aria-hidden="true">{says.level.unit}</span>
      <span className="visually-hidden">{says.level.label}</span>
      <b>{(places[facts.currentNode]?.level ?? 0) + 1}</b>
      {` / ${levels}`}
    </p>
  );
}

/** A look at the map from any room. */
function MapButton() {
  const facts = useBoard();
  const { BoardPicture } = useLater() ?? {};
  const [isOpen, setOpen] = useState(false);
  const says = words().run;
  const open = () => setOpen(true);
  useHotkey("v", says.lookAtMap, open);
  if (facts === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="plain sp-pile"
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="v"
      >
        <Sign name="map" />
        {says.map}
      </button>
      {isOpen && (
        <Dialog title={says.map} onClose={() => setOpen(false)}>
          {BoardPicture === undefined ? (
            <p role="status">{words().loading}</p>
          ) : (
            <BoardPicture facts={facts} />
          )}
        </Dialog>
      )}
    </>
  );
}

/** The map in one line. */
function Way() {
  const { nodes, currentNode } = useGameContext<SpireAct1>().snapshot.view.run.map;
  return (
    <ol className="sp-way" aria-label={words().run.map}>
      {nodes.map(({ id, type, cleared }) => (
        <li
          key={id}
          data-cleared={cleared || undefined}
          aria-current={id === currentNode ? "step" : undefined}
        >
          <NodeSign type={type} />
          <span className="visually-hidden">
            {words().map.room(words().nodes[type], cleared, undefined)}
          </span>
        </li>
      ))}
    </ol>
  );
}
