// What lasts from fight to fight: HP, the deck, and how far the way has been.
import type { SpireAct1 } from "@games/spire-act1";
import { useGameContext } from "../../play/game-context.ts";
import { NodeSign, Sign } from "./icons.tsx";
import { NODE_LABELS } from "./names.ts";
import { PileButton } from "./piles.tsx";

/** The head of the table. */
export function RunBar() {
  const { view } = useGameContext<SpireAct1>().snapshot;
  const { run, combat } = view;
  const hp = combat?.player.hp ?? run.hp;
  return (
    <section className="sp-run" aria-label="The run">
      <p className="sp-run-hp">
        <Sign name="heart" />
        <span className="visually-hidden">HP: </span>
        <b>{hp}</b>
        {` / ${run.maxHp}`}
      </p>
      <p className="sp-run-fights">
        <Sign name="swords" />
        <span className="visually-hidden">Fights won: </span>
        <b>{run.combatCount}</b>
        <span aria-hidden="true">won</span>
      </p>
      {view.phase !== "map" && view.phase !== "over" && <Way />}
      <PileButton name="Deck" hotkey="d" cards={run.deck} note="Everything you own." />
    </section>
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
