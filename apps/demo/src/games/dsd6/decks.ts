// Threat decks: the one that comes with the engine, and those of the player's own, which are kept as notes.
import type { Game } from "@games/core-game";
import { listFaults } from "@games/core-game/text";
import { err, ok, type Result } from "@games/core-rng";
import { type Dsd6, dsd6 } from "@games/dsd6";
import { problemsWith } from "../../language/problems.ts";
import { type NoteRow, noteId } from "../../store/rows.ts";
import type { Store } from "../../store/store.ts";
import { rules, words } from "./words.ts";

/** Who owns the notes that hold threat decks. */
export const DECK_OWNER = "threat-decks";

type Deck = Game<Dsd6>;

/** A deck that is kept here, with the name that the player gave it. */
export interface KeptDeck {
  readonly name: string;
  readonly game: Deck;
}

/** Whether a deck came with the engine. */
export const isStandard = ({ contentHash }: Deck): boolean => contentHash === dsd6.contentHash;

/** The decks in the notes of {@link DECK_OWNER}; those that can no longer be read are left out. */
export const decksIn = (notes: readonly NoteRow[]): readonly KeptDeck[] =>
  notes.flatMap(({ name, content }) => {
    const game = typeof content === "string" ? readDeck(content) : undefined;
    return game === undefined ? [] : [{ name: name.replace(/\.deck$/, ""), game }];
  });

/** The game with the deck of a text, or a sentence with every fault. */
export function openDeck(text: string): Result<Deck, string> {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return err(words().decks.notJson);
  }
  const made = dsd6.withContent(rows);
  if (!made.ok) return err(listFaults(made.error.faults, problemsWith(rules())));
  return isStandard(made.value) ? err(words().decks.isStandard) : ok(made.value);
}

/** The same for the file of a game, which holds its deck. */
export function readDeck(text: string): Deck | undefined {
  const opened = openDeck(text);
  return opened.ok ? opened.value : undefined;
}

/** A deck of the player's own as text; the standard one is everywhere already. */
export const writeDeck = (game: Deck): string | undefined =>
  isStandard(game) ? undefined : JSON.stringify(game.rows, undefined, 2);

/** Keeps a deck. */
export async function keepDeck(
  game: Deck,
  store: Store,
  name = words().decks.unnamed,
): Promise<void> {
  const id = noteId(DECK_OWNER, game.contentHash ?? name);
  const content = JSON.stringify(game.rows);
  await store.put("notes", {
    id,
    owner: DECK_OWNER,
    name: `${name}.deck`,
    content,
    updated: Date.now(),
  });
}

const MAX_ID = 40;

/** The id of a card by its name, in whatever script it is written: accents go, and other letters stand as their numbers. */
export const idOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/[^a-z0-9-]/gu, (letter) => `-${letter.codePointAt(0)?.toString(36)}-`)
    .replaceAll(/-+/g, "-")
    .slice(0, MAX_ID)
    .replaceAll(/^-|-$/g, "");
