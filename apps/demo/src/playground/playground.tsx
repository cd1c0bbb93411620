// The dice-and-deck playground: core-rng at work on one table.
import { useState } from "react";
import { words as startWords } from "../home/words.ts";
import { DeckPanel } from "./deck-panel.tsx";
import { DicePanel } from "./dice-panel.tsx";
import { RngPanel } from "./rng-panel.tsx";
import {
  cloneTable,
  draw,
  newTable,
  peek,
  putBack,
  restoreRng,
  saveRng,
  shuffleHandIn,
  type Table,
  throwDice,
} from "./table.ts";
import { words } from "./words.ts";
import "./playground.css";

const FIRST_SEED = "tuesday";

/** The page; a default export because React.lazy asks for one. */
export default function Playground() {
  const [seed, setSeed] = useState(FIRST_SEED);
  const [table, setTable] = useState(() => newTable(FIRST_SEED));
  const make = (move: (table: Table) => void) => {
    const next = cloneTable(table);
    move(next);
    setTable(next);
  };
  const restore = (text: string) => {
    const restored = restoreRng(table, text);
    if (restored.ok) setTable(restored.value);
    return restored;
  };
  const moves = {
    draw: () => make(draw),
    peek: () => make(peek),
    putBack: () => make(putBack),
    shuffleHandIn: () => make(shuffleHandIn),
  };
  const says = words();
  return (
    <>
      <h1>{startWords().pages.dice}</h1>
      <p className="lead">{says.lead}</p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          setTable(newTable(seed));
        }}
      >
        <label>
          {says.seed}
          <input
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            autoComplete="off"
          />
        </label>
        <button type="submit">{says.restart}</button>
      </form>
      <div className="panels">
        <DicePanel
          throws={table.throws}
          onThrow={(notation) => make((next) => throwDice(next, notation))}
        />
        <DeckPanel deck={table.deck} hand={table.hand} moves={moves} />
        <RngPanel rng={table.rng} save={() => saveRng(table)} restore={restore} />
      </div>
    </>
  );
}
