// A page with an inspector beside one game, which the address names.
import { bombFlip } from "@games/bomb-flip";
import { type Game, type GameTypes, Session } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import { describeAction, describeEvent } from "@games/dsd6/text";
import { spireAct1 } from "@games/spire-act1";
import { wretched } from "@games/wretched";
import { defineInspector, type InspectorElement, inspect } from "../../../src/index.js";
import { ferry } from "./tutorial.js";

const erase = <T extends GameTypes>(game: Game<T>) => game as unknown as Game<GameTypes>;

/** A game that breaks a promise: it lists what it refuses. */
const broken = { ...bombFlip, check: () => ({ code: "never", params: {}, message: "Never." }) };

const GAMES: Readonly<Record<string, Game<GameTypes>>> = {
  "bomb-flip": erase(bombFlip),
  wretched: erase(wretched),
  dsd6: erase(dsd6),
  "spire-act1": erase(spireAct1),
  ferry: erase(ferry as unknown as Game<GameTypes>),
  broken: erase(broken as unknown as Game<GameTypes>),
};

const query = new URLSearchParams(location.search);
const game = GAMES[query.get("game") ?? ""];
if (game === undefined) throw new Error("The address names no game.");
const session = new Session(game, { seed: query.get("seed") ?? "inspector" });

if (query.has("function")) {
  document.querySelector("games-inspector")?.remove();
  const settings = {
    parent: document.querySelector("main"),
    describeAction: (action: object) => describeAction(action as never, dsd6),
    describeEvent: (event: object) => describeEvent(event as never, dsd6),
  };
  Object.assign(window, { session, inspector: inspect(session, settings) });
} else {
  defineInspector();
  const element = document.querySelector<InspectorElement>("games-inspector");
  if (element !== null) element.session = session;
  element?.addEventListener("session-loaded", (event) => {
    Object.assign(window, { session: (event as CustomEvent).detail });
  });
  Object.assign(window, { session });
}
