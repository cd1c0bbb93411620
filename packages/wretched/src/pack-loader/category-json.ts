// The JSON of an earlier program: four categories of thirteen tasks, each of which may say what its card does.
import { isObject } from "@games/core-game";
import type { Result } from "@games/core-rng";
import { type CardId, RANKS, SUITS, type Suit } from "../data/cards.js";
import type { FileFault } from "../files.js";
import { assumption, markdownFault } from "../messages.js";
import { type OpenedPack, openAssembled } from "./check.js";
import {
  addAssumed,
  cardAt,
  type Draft,
  PLAIN_PULL,
  readRank,
  readSuit,
  startDraft,
  trackerRank,
} from "./import.js";

/** What each action makes of an Ace. */
const ROLES: ReadonlyMap<unknown, string> = new Map([
  ["StartSuccessCounter", "win"],
  ["StartSuccessBonus", "boost"],
  ["SecondaryFailureBonus", "return-king"],
]);

/** Whether a value is of this format. */
export const isCategoryJson = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Array.isArray(value.categories);

/** Opens a pack of this format. */
export function openCategoryJson(
  value: Record<string, unknown>,
): Result<OpenedPack, readonly FileFault[]> {
  const draft = startDraft();
  readTexts(draft, value);
  const suits: Partial<Record<Suit, unknown>> = {};
  const trackers: CardId[] = [];
  const categories = Array.isArray(value.categories) ? value.categories : [];
  if (categories.length !== SUITS.length)
    fail(
      draft,
      "categories",
      markdownFault("too-few", { count: categories.length, wanted: SUITS.length }),
    );
  SUITS.forEach((suit, i) => {
    const category: unknown = categories[i];
    if (!isObject(category)) return;
    if (category.name !== undefined) suits[suit] = category.name;
    readTasks(draft, category.tasks, suit, `categories[${i}]`, trackers);
  });
  draft.prose.suits = suits;
  const tracker = trackerRank(trackers, draft, 1);
  const { prose, aces, pulls, places, faults } = draft;
  const system = Object.keys(pulls).length > 0 ? "hybrid" : "odd";
  const said = faults.map(({ line, ...fault }) =>
    line === 1 ? { ...fault, path: "categories" } : fault,
  );
  return addAssumed(openAssembled({ system, tracker, aces, pulls, prose }, places, said), draft);
}

const fail = (draft: Draft, path: string, message: ReturnType<typeof markdownFault>): void => {
  draft.faults.push({ path, ...message });
};

function readTexts(draft: Draft, value: Record<string, unknown>): void {
  const {
    title,
    intro,
    successMessage,
    primaryFailureMessage: tower,
    secondaryFailureMessage: trackers,
  } = value;
  if (title !== undefined) draft.prose.title = title;
  if (intro !== undefined) draft.prose.introduction = intro;
  if (typeof successMessage === "string")
    draft.putEnding("victory", successMessage, "successMessage", 1);
  if (typeof trackers === "string")
    draft.putEnding("four_kings", trackers, "secondaryFailureMessage", 1);
  if (typeof tower === "string") {
    for (const ending of ["ship_destroyed", "final_pull_failed", "deck_exhausted"] as const)
      draft.putEnding(ending, tower, "primaryFailureMessage", 1);
    draft.assumed.push(assumption("one-loss"));
  }
  draft.places.clear(); // JSON has paths instead of lines
  const used = [
    "title",
    "intro",
    "successMessage",
    "primaryFailureMessage",
    "secondaryFailureMessage",
    "categories",
  ];
  for (const name of Object.keys(value).filter((key) => !used.includes(key)))
    draft.assumed.push(assumption("ignored", { name: name.slice(0, 40) }));
}

/** Puts the tasks of a category in their places: by their ids, or in the order Ace to King. */
function readTasks(
  draft: Draft,
  value: unknown,
  suit: Suit,
  path: string,
  trackers: CardId[],
): void {
  const tasks: readonly unknown[] = Array.isArray(value) ? value : [];
  if (tasks.length !== RANKS.length)
    fail(
      draft,
      `${path}.tasks`,
      markdownFault("too-few", { count: tasks.length, wanted: RANKS.length }),
    );
  for (const [i, task] of tasks.slice(0, RANKS.length).entries()) {
    if (!isObject(task)) {
      fail(draft, `${path}.tasks[${i}]`, markdownFault("not-text"));
      continue;
    }
    const card = cardOf(task.id) ?? cardAt(suit, RANKS[i] ?? "A");
    draft.putPrompt(card, typeof task.title === "string" ? task.title : "", "title", 1);
    draft.places.delete(`prose.prompts.${card}`);
    takeAction(draft, card, task.action, `${path}.tasks[${i}].action`, trackers);
  }
}

/** A card whose id is written as `hearts.7`. */
function cardOf(id: unknown): CardId | undefined {
  const [suit, rank] = typeof id === "string" ? id.split(".") : [];
  const known = { suit: readSuit(suit ?? ""), rank: readRank(rank ?? "") };
  return known.suit && known.rank && cardAt(known.suit, known.rank);
}

function takeAction(
  draft: Draft,
  card: CardId,
  action: unknown,
  path: string,
  trackers: CardId[],
): void {
  const role = ROLES.get(action);
  const suit = SUITS.find((name) => cardAt(name, "A") === card);
  if (role !== undefined && suit !== undefined) draft.aces[suit] = role;
  else if (role !== undefined) fail(draft, path, markdownFault("not-an-ace", { card }));
  else if (action === "AddSecondaryFailureCounter") trackers.push(card);
  else if (action === "PrimaryFailureCheck") draft.pulls[card] = PLAIN_PULL;
  else if (action !== undefined && action !== null)
    fail(draft, path, markdownFault("unknown-action", { action: String(action).slice(0, 40) }));
}
