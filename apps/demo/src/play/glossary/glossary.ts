// The words of the game in play, for every <Term> inside it.

import type { Game, GameTypes } from "@games/core-game";
import type { GlossaryEntry } from "@games/core-game/text";
import { createContext, useContext, useMemo } from "react";
import type { AnyPlugin } from "../../games/plugin.ts";

/** The words by their ids. */
export type Glossary = ReadonlyMap<string, GlossaryEntry>;

/** Where components find the words. */
export const GlossaryContext = createContext<Glossary>(new Map());

/** The glossary of a game, made once. */
export const useGlossaryOf = (plugin: AnyPlugin, game: Game<GameTypes>): Glossary =>
  useMemo(
    () => new Map((plugin.glossary?.(game) ?? []).map((entry) => [entry.id, entry])),
    [plugin, game],
  );

/** What a word means; undefined for a word that the game does not explain. */
export const useTerm = (id: string): GlossaryEntry | undefined =>
  useContext(GlossaryContext).get(id);
