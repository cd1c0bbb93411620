// A page with an inspector beside one game, which the address names.
import { bombFlip } from "@games/bomb-flip";
import { type Game, type GameTypes, Session } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import { describeAction, describeEvent } from "@games/dsd6/text";
import { defineInspector, type InspectorElement, inspect } from "../../../src/index.js";
import { GAMES } from "./games.js";
import { ferry } from "./tutorial.js";

/** A game that breaks a promise: it lists what it refuses. */
const broken = { ...bombFlip, check: () => ({ code: "never", params: {}, message: "Never." }) };

const OTHERS = { ferry, broken } as Readonly<Record<string, object>>;

const query = new URLSearchParams(location.search);
const name = query.get("game") ?? "";
const game = (GAMES[name] ?? OTHERS[name]) as Game<GameTypes> | undefined;
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
