// What lasts from fight to fight: HP, gold, how far the way has been, the map and the deck.
import type { SpireAct1 } from "@games/spire-act1";
import { useState } from "react";
import { Dialog } from "../../play/dialog.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { Term } from "../../play/glossary/term.tsx";
import { useHotkey } from "../../play/hotkeys.tsx";
import { BoardPicture, useBoard } from "./board.tsx";
import { NodeSign, Sign } from "./icons.tsx";
import { NODE_LABELS } from "./names.ts";
import { PileButton } from "./piles.tsx";

/** The head of the table. */
export function RunBar() {
  const { view } = useGameContext<SpireAct1>().snapshot;
  const { run, combat } = view;
  const hp = combat?.player.hp ?? run.hp;
  const isPrinted = run.decks !== null;
  const isOnMap = view.phase === "map" || view.phase === "over";
  return (
    <section className="sp-run" aria-label="The run">
      <p className="sp-run-hp">
        <Sign name="heart" />
        <Term id="hp">HP</Term>
        <b>{hp}</b>
        {` / ${run.maxHp}`}
      </p>
      {isPrinted ? (
        <>
          <p>
            <span className="sp-coin" aria-hidden="true" />
            <span className="visually-hidden">Gold: </span>
            <b>{run.gold}</b>
            <span aria-hidden="true">gold</span>
          </p>
          <Level />
        </>
      ) : (
        <p className="sp-run-fights">
          <Sign name="swords" />
          <span className="visually-hidden">Fights won: </span>
          <b>{run.combatCount}</b>
          <span aria-hidden="true">won</span>
        </p>
      )}
      {!isOnMap && !isPrinted && <Way />}
      <span className="sp-run-looks">
        {!isOnMap && isPrinted && <MapButton />}
        <PileButton name="Deck" hotkey="d" cards={run.deck} note="Everything you own." />
      </span>
    </section>
  );
}

/** How high the player has climbed. */
function Level() {
  const facts = useBoard();
  if (facts === undefined) return null;
  const { places } = facts.board.row;
  const levels = Math.max(...places.map(({ level }) => level)) + 1;
  return (
    <p>
      <Sign name="up" />
      <span aria-hidden="true">level</span>
      <span className="visually-hidden">Level: </span>
      <b>{(places[facts.currentNode]?.level ?? 0) + 1}</b>
      {` / ${levels}`}
    </p>
  );
}

/** A look at the map from any room. */
function MapButton() {
  const facts = useBoard();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useHotkey("v", "Look at the map", open);
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
        Map
      </button>
      {isOpen && (
        <Dialog title="Map" onClose={() => setOpen(false)}>
          <BoardPicture facts={facts} />
        </Dialog>
      )}
    </>
  );
}

/** The map in one line. */
function Way() {
  const { nodes, currentNode } = useGameContext<SpireAct1>().snapshot.view.run.map;
  return (
    <ol className="sp-way" aria-label="Map">
      {nodes.map(({ id, type, cleared }) => (
        <li
          key={id}
          data-cleared={cleared || undefined}
          aria-current={id === currentNode ? "step" : undefined}
        >
          <NodeSign type={type} />
          <span className="visually-hidden">
            {cleared ? `${NODE_LABELS[type]}, cleared` : NODE_LABELS[type]}
          </span>
        </li>
      ))}
    </ol>
  );
}
