// The inspector beside a game of one's choice.
import { Session } from "@games/core-game";
import {
  describeLoadError,
  describeRefusal,
  describeReplayError,
  type ProblemWords,
} from "@games/core-game/text";
import { type Explain, inspect } from "@games/inspector";
import { useEffect, useRef, useState } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { GAMES } from "../games/registry.ts";
import { problemsWith } from "../language/problems.ts";
import { inspectorWords, words } from "./words.ts";

/** Problems in the language of the page. */
const explainWith =
  (words: ProblemWords): Explain =>
  ({ kind, error }) => {
    switch (kind) {
      case "refusal":
        return describeRefusal(error, words);
      case "save":
        return describeLoadError(error, words);
      case "replay":
        return describeReplayError(error, words);
    }
  };

/** Puts an inspector into an element; returns what takes it away. */
function showInspector(plugin: AnyPlugin, seed: string, parent: Element): () => void {
  const { game, describeAction, describeEvent } = plugin;
  const { close } = inspect(new Session(game, { seed }), {
    parent,
    words: inspectorWords(),
    describeProblem: explainWith(problemsWith(plugin.words?.())),
    describeAction: (action, view) => describeAction(action, game, view),
    describeEvent: (event) => describeEvent(event, game),
  });
  return close;
}

/** A game, a seed, and the panel for them. */
export function InspectorPanel() {
  const [id, setId] = useState(GAMES[0]?.id);
  const [seed, setSeed] = useState("tuesday");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let close = () => {};
    let isGone = false;
    void GAMES.find((entry) => entry.id === id)
      ?.load()
      .then((plugin) => {
        if (!isGone && place.current !== null) close = showInspector(plugin, seed, place.current);
      });
    return () => {
      isGone = true;
      close();
    };
  }, [id, seed]);
  const says = words().inspector;
  return (
    <section className="panel stack" aria-labelledby="inspector-heading">
      <h2 id="inspector-heading">{says.heading}</h2>
      <p>{says.about}</p>
      <div className="row">
        <label>
          {says.game}
          <select value={id} onChange={(event) => setId(event.target.value)}>
            {GAMES.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {says.seed}
          <input
            value={seed}
            maxLength={100}
            onChange={(event) => setSeed(event.target.value)}
            autoComplete="off"
          />
        </label>
      </div>
      <div className="inspector" ref={place} />
    </section>
  );
}
