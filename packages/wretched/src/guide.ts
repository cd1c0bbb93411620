// What a screen tells of a game in progress: where it stands, what can come of it, what a good player would do, and words.
import type { Content } from "./content.js";
import type { Ending } from "./pack.js";
import { nextCardOdds, presence, rescueChance, survivalChance } from "./readers.js";
import { rescueDice, rescueNeed } from "./rules/rescue.js";
import { SCREEN_ENGLISH, type ScreenKey } from "./screen-words.js";
import { type Facts, type GameWithStory, wordingOf } from "./text.js";
import type { Action, Check, Outcome, View } from "./types.js";

/** A game whose cards are known: the story and the tables made from it. */
export interface GuidedGame extends GameWithStory {
  readonly content: Content;
}

/** What a screen says, in the words of the story. */
export function screenWords(key: ScreenKey, game: GameWithStory, facts: Facts = {}): string {
  return wordingOf(game).sayFrom(SCREEN_ENGLISH, key, facts);
}

/** A chance for people: `14.1%`, or `1 in 12,000` where a percentage would be mostly zeros. */
export function chanceWords(chance: number, game: GameWithStory): string {
  if (chance === 0 || chance === 1) return `${100 * chance}%`;
  if (chance >= 0.001) return `${(100 * chance).toFixed(1)}%`;
  if (chance < 1e-6) return screenWords("chance.tiny", game);
  const games = Number((1 / chance).toPrecision(2));
  return screenWords("chance.rare", game, {
    games: String(games).replace(/\B(?=(\d{3})+$)/g, ","),
  });
}

/** The way a game ended, or is about to. */
export function endingOf({ status, defeatReason }: Pick<View, "status" | "defeatReason">): Ending {
  return defeatReason ?? (status === "victory" ? "victory" : "ended");
}

/** Where a game stands: a heading, and a sentence about what is to be done. */
export interface Standing {
  readonly title: string;
  readonly text: string;
}

/** Tells where a game stands. */
export function describeStanding(view: View, game: GuidedGame): Standing {
  const { stage } = view;
  const words = wordingOf(game);
  const ending = game.rows.prose?.endings[endingOf(view)];
  const facts: Facts = {
    day: view.day,
    cards: words.count("cards", view.faceDownCount),
    ending: ending?.title ?? words.say(`ending.${endingOf(view)}`),
    story: ending?.text ?? "",
  };
  const text = { ...facts, ...factsOf(view, game) };
  return {
    title: screenWords(`stage.${stage}`, game, facts),
    text: screenWords(nowKey(view), game, text),
  };
}

/** What is to be done now, or what is known of the card that comes next. */
function nowKey({ stage, knownNext }: View): ScreenKey {
  const isKnown = knownNext !== null && (stage === "rollForTasks" || stage === "processCard");
  return isKnown ? `now.${stage}.known` : `now.${stage}`;
}

function factsOf(view: View, game: GuidedGame): Facts {
  const words = wordingOf(game);
  switch (view.stage) {
    case "rollForTasks":
    case "processCard": {
      const { check, tracker, ace } = nextCardOdds(view, game.content);
      return {
        sides: view.config.dayDie,
        card: view.knownNext === null ? "" : words.card(view.knownNext),
        check: chanceWords(check, game),
        tracker: chanceWords(tracker, game),
        ace: chanceWords(ace, game),
      };
    }
    case "beaconRoll":
      return {
        dice: words.count("dice", rescueDice(view)),
        need: rescueNeed(view),
        tokens: words.count("tokens", view.tokens),
        chance: chanceWords(rescueChance(view), game),
      };
    default:
      return {};
  }
}

/** What is done about a check that waits, and how likely it holds. */
export function describeCheck(view: View, check: Check, game: GameWithStory): string {
  const { plus } = check;
  const chance = survivalChance(view);
  return [
    rollWords(view, check, game),
    ...(plus > 0 ? [screenWords("check.severe", game, { plus })] : []),
    ...(chance === null
      ? []
      : [screenWords("check.holds", game, { chance: chanceWords(chance, game) })]),
  ].join(" ");
}

function rollWords(
  { config, integrity }: View,
  { dice: times }: Check,
  game: GameWithStory,
): string {
  const words = wordingOf(game);
  if (config.tower === "real") return screenWords("check.real", game);
  if (config.tower === "dice") {
    const key = times > 1 ? "check.pool.again" : "check.pool";
    return screenWords(key, game, { dice: words.count("dice", integrity), times });
  }
  const isPriced = config.system === "fixed" && config.tower === "integrity";
  if (isPriced) return screenWords("check.none", game);
  return screenWords(times === 1 ? "check.die" : "check.dice", game, {
    dice: words.count("dice", times),
  });
}

/** How near it is, in words. */
export function describePresence(view: View, game: GameWithStory): string {
  const { level, spades } = presence(view);
  const near = NEARNESS.filter((from) => level >= from).length as 0 | 1 | 2 | 3;
  return screenWords("presence.spades", game, {
    near: screenWords(`presence.${near}`, game),
    n: spades,
  });
}

/** From which level on it is nearer. */
const NEARNESS = [0.15, 0.35, 0.6];

/** Why a good player would do something, in a sentence or two. */
export function explainAction(action: Action, view: View, game: GuidedGame): string {
  const words = wordingOf(game);
  return screenWords(whyOf(action), game, {
    check: chanceWords(nextCardOdds(view, game.content).check, game),
    chance: chanceWords(
      action.type === "roll-rescue" ? rescueChance(view) : (survivalChance(view) ?? 1),
      game,
    ),
    trackers: words.count("trackers", view.kingsRevealed),
    limit: view.config.trackerLimit,
  });
}

function whyOf({ type }: Action): ScreenKey {
  switch (type) {
    case "write-log":
    case "skip-log":
      return "why.log";
    case "return-king":
    case "remove-king":
      return "why.king";
    case "tower-stood":
    case "tower-fell":
      return "why.tower";
    case "keep-king":
    case "end-story":
      return "why.other";
    default:
      return `why.${type}`;
  }
}

/** How a game ended: its title, and its story in a few lines. */
export function tellEnding(
  { result, reason, days, cardsTurned, kings }: Outcome,
  game: GameWithStory,
): { readonly title: string; readonly lines: readonly string[] } {
  const words = wordingOf(game);
  const ending = reason ?? (result === "victory" ? "victory" : "ended");
  const told = game.rows.prose?.endings[ending];
  const facts = screenWords("ending.days", game, {
    days: words.count("days", days),
    cards: words.count("cards", cardsTurned),
    trackers: words.count("trackers", kings),
  });
  const title = told?.title ?? words.say(`ending.${ending}`);
  return { title, lines: [...(told === undefined ? [] : [told.text]), facts] };
}

/** A word of the game and what it means. */
export interface GlossaryEntry {
  /** A name by which a screen finds it. */
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

const TERMS = [
  "check",
  "integrity",
  "tracker",
  "ace",
  "beacon",
  "token",
  "tool",
  "severe",
  "modifier",
  "log",
  "deck",
] as const;

/** The words of the game, in those of the story. */
export function glossary(game: GameWithStory): readonly GlossaryEntry[] {
  const { pulls, effects = {} } = game.rows;
  const isUsed: Readonly<Partial<Record<(typeof TERMS)[number], boolean>>> = {
    severe: Object.values(pulls).some((card) => card.isSevere),
    modifier: Object.keys(effects).length > 0,
  };
  return TERMS.filter((id) => isUsed[id] !== false).map((id) => ({
    id,
    term: screenWords(`term.${id}`, game),
    text: screenWords(`term.${id}.text`, game),
  }));
}
