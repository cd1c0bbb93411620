// The start of the printed act: decks, the board, the boss, relics, and Neow.
import { type About, cloneDeck, createDeck, type Deck } from "@games/core-rng";
import type { Content } from "../content.js";
import { NEOW_GOLD } from "../data/printed/figures.js";
import { layOutBoard } from "../rules/board.js";
import { pushItem } from "../rules/frames.js";
import { gainGold, gainRelic } from "../rules/gains.js";
import { openRewards } from "../rules/offers.js";
import type { Config, Decks, Play, PrintedOption } from "../types.js";
import type { AtAscension, Character, FightDeck } from "../vocabulary.js";
import { defaultsOf } from "./options.js";

/** Prepares what only the printed act has. */
export function setUpPrinted(play: Play, given: Config): void {
  const { run } = play.state;
  const { config, decks, rewards } = startOf(play.content, given, run.character);
  run.decks = { ...decks };
  run.cardRewardsDeck = cloneDeck(rewards);
  if (config.map === null) run.map = layOutBoard(play);
  if (config.bosses === null) chooseBoss(play, config);
  if (config.hasNeow) meetNeow(play, config);
  for (const relic of config.relics) gainRelic(play, relic);
}

/** What every run of some options starts with. */
interface Start {
  readonly config: FullConfig;
  readonly decks: Decks;
  readonly rewards: Deck<string>;
}

/** Starts by content and options: sorting decks takes longer than a short run, and a deck is never changed in place. */
const STARTS = /* @__PURE__ */ new WeakMap<Content, WeakMap<Config, Start>>();

/** What a run of some options starts with. */
export function startOf(content: Content, given: Config, character: Character): Start {
  const known = STARTS.get(content) ?? new WeakMap<Config, Start>();
  STARTS.set(content, known);
  let start = known.get(given);
  if (start === undefined) {
    const config = { ...defaultsOf(given), ...given };
    const rewards = rewardsDeck(content, config, character);
    start = { config, decks: createDecks(content, config, character), rewards };
    known.set(given, start);
  }
  return start;
}

/** The options of the printed act, none of them missing. */
type FullConfig = Config & Required<Pick<Config, PrintedOption>>;

/** Whether a row is in play at an Ascension. */
function isIn({ from = 0, below = Number.POSITIVE_INFINITY }: AtAscension, level: number): boolean {
  return level >= from && level < below;
}

function repeat<R extends { readonly id: string }>(
  rows: readonly R[],
  copiesOf: (row: R) => number,
): string[] {
  return rows.flatMap((row) => Array<string>(copiesOf(row)).fill(row.id));
}

/** The decks of the printed act, shuffled. Relics that the player starts with are not in theirs. */
function createDecks(content: Content, config: FullConfig, character: Character): Decks {
  const { act } = content;
  const { items } = act;
  const cards = content.cards.flatMap(({ card }) =>
    card.unlock <= config.unlocks && !card.id.endsWith("+") ? [card] : [],
  );
  const own = (rarity: string) =>
    cards.filter((card) => card.character === character && card.rarity === rarity);
  const relicsOf = (deck: "relic" | "boss") =>
    items.relic.flatMap(({ id, row }) =>
      (row.deck ?? "relic") === deck && !config.relics.includes(id) ? [id] : [],
    );
  const fights = (deck: FightDeck) =>
    act.encounters.flatMap(({ id, row }) =>
      row.deck === deck && isIn(row, config.ascension) ? [id] : [],
    );
  const colorless = config.hasColorless ? cards.filter((c) => c.character === "colorless") : [];
  const curses = cards.filter(
    ({ type, keywords }) => type === "curse" && !keywords.includes("permanent"),
  );
  const events = items.event.map(({ row }) => row).filter((row) => isIn(row, config.ascension));
  return {
    rares: createDeck(repeat(own("rare"), ({ copies }) => copies)),
    colorless: createDeck(repeat(colorless, ({ copies }) => copies)),
    curses: createDeck(repeat(curses, ({ copies }) => copies)),
    potions: createDeck(repeat(items.potion, ({ row }) => row.copies)),
    relics: createDeck(relicsOf("relic")),
    bossRelics: createDeck(relicsOf("boss")),
    events: createDeck(repeat(events, ({ copies = 1 }) => copies)),
    first: createDeck(fights("first")),
    encounter: createDeck(fights("encounter")),
    elite: createDeck(fights("elite")),
  };
}

/** The rewards deck: commons, uncommons and tickets with their copies. */
function rewardsDeck(
  content: Content,
  { unlocks }: FullConfig,
  character: Character,
): Deck<string> {
  const cards = content.cards.flatMap(({ card }) => {
    const isOffered =
      card.type === "ticket" || card.rarity === "common" || card.rarity === "uncommon";
    const isOpen = card.unlock <= unlocks && !card.id.endsWith("+");
    return isOffered && isOpen && card.character === character ? [card] : [];
  });
  return createDeck(repeat(cards, ({ copies }) => copies));
}

const BOSS_DIE: About = { kind: "dice", name: "boss-die", count: 1 };

/** The die chooses the boss, which is known from the start. */
function chooseBoss(play: Play, { ascension }: FullConfig): void {
  const face = play.luck.map.below(6, BOSS_DIE) + 1;
  const { encounters } = play.content.act;
  const boss = encounters.findIndex(
    ({ row }) => row.deck === "boss" && isIn(row, ascension) && row.faces?.includes(face),
  );
  if (boss < 0) return;
  play.state.run.boss = boss;
  play.emit?.({ type: "boss-chosen", boss: encounters[boss]?.id as string, reveals: true });
}

const NEOW_DECK: About = { kind: "card", name: "neow-deck" };

/** Neow gives gold and a card reward, then one of the options of her card. */
function meetNeow(play: Play, { hasColorless }: FullConfig): void {
  const rows = play.content.act.items.neow;
  const cards = rows.flatMap(({ row }, i) => (row.colorless && !hasColorless ? [] : [i]));
  if (cards.length === 0) return;
  const names = cards.map((number) => rows[number]?.id as string);
  const number = cards[play.luck.events.below(cards.length, NEOW_DECK, names)] as number;
  pushItem(play, "neow", number, null);
  play.emit?.({ type: "neow-met", neow: rows[number]?.id as string, reveals: true });
  gainGold(play, NEOW_GOLD);
  openRewards(play, [{ part: "card" }]);
}
