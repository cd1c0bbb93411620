// What a screen tells of a game in progress: where it stands, what can come of it, what a good player would do, and words.
import type { Content } from "./content.js";
import { ENGLISH, type TemplateKey, type Words } from "./english.js";
import type { Ending } from "./pack.js";
import { nextCardOdds, presence, rescueChance, survivalChance } from "./readers.js";
import { rescueDice, rescueNeed } from "./rules/rescue.js";
import type { Action, Check, Outcome, View } from "./types.js";
import { type Facts, type GameWithStory, type Wording, wordingOf } from "./wording.js";

/** A game whose cards are known: the story and the tables made from it. */
export interface GuidedGame extends GameWithStory {
  readonly content: Content;
}

/** A chance for people: `14.1%`, or `1 in 12,000` where a percentage would be mostly zeros. */
export function chanceWords(chance: number, game: GameWithStory, words: Words = ENGLISH): string {
  return wordingOf(game, words).chance(chance);
}

/** The way a game ended, or is about to. */
export function endingOf({ status, defeatReason }: Pick<View, "status" | "defeatReason">): Ending {
  return defeatReason ?? (status === "victory" ? "victory" : "ended");
}

/** Where a game stands: a heading, and a sentence about what is to be done. */
export interface Standing {
  readonly title: string;
  readonly text: string;
  /** The language of both, as a tag: at the end it is the story's own, which tells its ending. */
  readonly language: string;
}

/** Tells where a game stands. */
export function describeStanding(view: View, game: GuidedGame, words: Words = ENGLISH): Standing {
  const { stage } = view;
  const wording = wordingOf(game, words);
  const { prose } = game.rows;
  const ending = prose?.endings[endingOf(view)];
  const facts: Facts = {
    day: view.day,
    cards: wording.count("cards", view.faceDownCount),
    ending: ending?.title ?? wording.say(`ending.${endingOf(view)}`),
    story: ending?.text ?? "",
  };
  const isTold = stage === "finalLog" || stage === "exit";
  return {
    title: wording.say(`stage.${stage}`, facts),
    text: wording.say(nowKey(view), { ...facts, ...factsOf(view, game, wording) }),
    language: isTold && prose !== undefined ? prose.language : wording.language,
  };
}

/** What is to be done now, or what is known of the card that comes next. */
function nowKey({ stage, knownNext }: View): TemplateKey {
  const isKnown = knownNext !== null && (stage === "rollForTasks" || stage === "processCard");
  return isKnown ? `now.${stage}.known` : `now.${stage}`;
}

function factsOf(view: View, game: GuidedGame, wording: Wording): Facts {
  switch (view.stage) {
    case "rollForTasks":
    case "processCard": {
      const { check, tracker, ace } = nextCardOdds(view, game.content);
      return {
        sides: view.config.dayDie,
        card: view.knownNext === null ? "" : wording.card(view.knownNext),
        check: wording.chance(check),
        tracker: wording.chance(tracker),
        ace: wording.chance(ace),
      };
    }
    case "beaconRoll":
      return {
        dice: wording.count("dice", rescueDice(view)),
        need: rescueNeed(view),
        tokens: wording.count("tokens", view.tokens),
        chance: wording.chance(rescueChance(view)),
      };
    default:
      return {};
  }
}

/** What is done about a check that waits, and how likely it holds. */
export function describeCheck(
  view: View,
  check: Check,
  game: GameWithStory,
  words: Words = ENGLISH,
): string {
  const { plus } = check;
  const wording = wordingOf(game, words);
  const chance = survivalChance(view);
  return [
    tellRoll(view, check, wording),
    ...(plus > 0 ? [wording.say("check.severe", { plus })] : []),
    ...(chance === null ? [] : [wording.say("check.holds", { chance: wording.chance(chance) })]),
  ].join(" ");
}

function tellRoll({ config, integrity }: View, { dice: times }: Check, wording: Wording): string {
  if (config.tower === "real") return wording.say("check.real");
  if (config.tower === "dice") {
    const key = times > 1 ? "check.pool.again" : "check.pool";
    return wording.say(key, { dice: wording.count("dice", integrity), times });
  }
  const isPriced = config.system === "fixed" && config.tower === "integrity";
  if (isPriced) return wording.say("check.none");
  return wording.say(times === 1 ? "check.die" : "check.dice", {
    dice: wording.count("dice", times),
  });
}

/** How near it is, in words. */
export function describePresence(view: View, game: GameWithStory, words: Words = ENGLISH): string {
  const { level, spades } = presence(view);
  const near = NEARNESS.filter((from) => level >= from).length as 0 | 1 | 2 | 3;
  const wording = wordingOf(game, words);
  return wording.say("presence.spades", { near: wording.say(`presence.${near}`), n: spades });
}

/** From which level on it is nearer. */
const NEARNESS = [0.15, 0.35, 0.6];

/** Why a good player would do something, in a sentence or two. */
export function explainAction(
  action: Action,
  view: View,
  game: GuidedGame,
  words: Words = ENGLISH,
): string {
  const wording = wordingOf(game, words);
  const chance = action.type === "roll-rescue" ? rescueChance(view) : (survivalChance(view) ?? 1);
  return wording.say(whyOf(action), {
    check: wording.chance(nextCardOdds(view, game.content).check),
    chance: wording.chance(chance),
    trackers: wording.count("trackers", view.kingsRevealed),
    limit: view.config.trackerLimit,
  });
}

function whyOf({ type }: Action): TemplateKey {
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

/** How a game ended: its title, and its story in a few lines; the title and the first line are in `language`. */
export function tellEnding(
  { result, reason, days, cardsTurned, kings }: Outcome,
  game: GameWithStory,
  words: Words = ENGLISH,
): { readonly title: string; readonly lines: readonly string[]; readonly language: string } {
  const wording = wordingOf(game, words);
  const ending = reason ?? (result === "victory" ? "victory" : "ended");
  const told = game.rows.prose?.endings[ending];
  const facts = wording.say("ending.days", {
    days: wording.count("days", days),
    cards: wording.count("cards", cardsTurned),
    trackers: wording.count("trackers", kings),
  });
  const title = told?.title ?? wording.say(`ending.${ending}`);
  if (told === undefined) return { title, lines: [facts], language: wording.language };
  return {
    title,
    lines: [told.text, facts],
    language: game.rows.prose?.language ?? words.language,
  };
}
