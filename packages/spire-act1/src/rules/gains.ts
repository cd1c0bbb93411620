// What a run gains and loses between fights: HP, gold, Curses, cards of the deck, potions and relics.
import type { About } from "@games/core-rng";
import type { CompiledRelic } from "../act-content.js";
import type { CardText, Content } from "../content.js";
import { cardOf, passiveOf } from "../state.js";
import type { Play, Relic, RunState } from "../types.js";
import type { DeckFilter, DeckVerb, RelicPassive, RunMoment } from "../vocabulary.js";
import { drawFrom, putBack, takeReward } from "./decks.js";
import { itemFrame, pushItem, pushTrigger, type TextFrame } from "./frames.js";
import { upgradeOf } from "./run.js";
import { AREA } from "./touches.js";

/** Uses one charge of the first relic that changes something; one without charges left is discarded. */
export function spendCharge(play: Play, passive: RelicPassive): void {
  const { relics } = play.state.run;
  const { items } = play.content.act;
  const place = relics.findIndex(({ relic }) => items.relic[relic]?.passives.has(passive) === true);
  const relic = relics[place];
  if (relic === undefined || --relic.charges > 0) return;
  play.state.run.relics = relics.filter((one) => one !== relic);
  discardRelic(play, items.relic[relic.relic] as CompiledRelic);
}

/** E9: a discarded relic goes to the bottom of its deck, as a skipped one does. */
function discardRelic(play: Play, { id, row }: CompiledRelic): void {
  if (row.deck !== "start") putBack(play, row.deck === "boss" ? "bossRelics" : "relics", id);
  play.emit?.({ type: "relic-discarded", relic: id });
}

/** Gives gold. */
export function gainGold(play: Play, amount: number): void {
  const { run } = play.state;
  if (amount <= 0 || passiveOf(run, play.content, "no-gold") > 0) return;
  run.gold += amount;
  play.emit?.({ type: "gold-gained", amount, gold: run.gold });
}

/** Takes gold, as far as there is any. */
export function loseGold({ state, emit }: Play, amount: number): void {
  const { run } = state;
  const lost = Math.min(amount, run.gold);
  if (lost <= 0) return;
  run.gold -= lost;
  emit?.({ type: "gold-lost", amount: lost, gold: run.gold });
}

/** The maximum HP becomes n, if it is more. */
export function limitMaxHp({ state, emit }: Play, n: number): void {
  const { run } = state;
  if (run.maxHp <= n) return;
  run.maxHp = n;
  run.hp = Math.min(run.hp, n);
  emit?.({ type: "max-hp-changed", maxHp: n, hp: run.hp });
}

/** Adds the top cards of the curse deck to the deck. */
export function gainCurses(play: Play, amount: number): void {
  if (passiveOf(play.state.run, play.content, "no-curses") > 0) return;
  for (let i = 0; i < amount; i++) {
    const curse = drawFrom(play, "curses");
    if (curse === undefined) return;
    gainCard(play, curse, true);
  }
}

const UPGRADES = { attack: "upgrade-attacks", skill: "upgrade-skills" } as const;

/** Adds a card to the deck; relics may upgrade it. */
export function gainCard(play: Play, id: string, reveals = false): void {
  const { run } = play.state;
  const { type } = cardOf(play.content, play.content.cardNumbers.get(id) as number);
  const upgraded = upgradeOf(play.content, id);
  const passive = type === "attack" || type === "skill" ? UPGRADES[type] : null;
  const isUpgraded =
    passive !== null && upgraded !== null && passiveOf(run, play.content, passive) > 0;
  const card = isUpgraded ? upgraded : id;
  run.deck.push(card);
  play.emit?.(reveals ? { type: "card-taken", card, reveals } : { type: "card-taken", card });
  if (isUpgraded) spendCharge(play, passive);
}

const FILTERS: Readonly<Record<DeckFilter, (card: ReturnType<typeof cardOf>) => boolean>> = {
  "starter-strike": ({ isStarterStrike }) => isStarterStrike,
  "starter-defend": ({ isStarterDefend }) => isStarterDefend,
  attack: ({ type }) => type === "attack",
  skill: ({ type }) => type === "skill",
};

const ALLOWED: Readonly<Record<DeckVerb, (card: ReturnType<typeof cardOf>) => boolean>> = {
  upgrade: ({ card }) => card.upgraded !== null,
  remove: ({ isPermanent }) => !isPermanent,
  transform: ({ type, isPermanent }) => type !== "curse" && !isPermanent,
};

/** The different cards of the deck that something can be done with, in the order of the deck. */
export function deckChoices(
  { deck }: Readonly<RunState>,
  content: Content,
  verb: DeckVerb,
  filter?: DeckFilter,
): number[] {
  return deck
    .filter((id, i) => deck.indexOf(id) === i)
    .map((id) => content.cardNumbers.get(id) as number)
    .filter((number) => isChoice(content, number, verb, filter));
}

function isChoice(content: Content, card: number, verb: DeckVerb, filter?: DeckFilter): boolean {
  const row = cardOf(content, card);
  return ALLOWED[verb](row) && (filter === undefined || FILTERS[filter](row));
}

const RANDOM_CARD: About = { kind: "pick", name: "card-of-the-deck" };

/** A card of the deck at random, each copy equally likely. */
export function pickOfDeck(
  { state, content, luck }: Play,
  verb: DeckVerb,
  of?: DeckFilter,
): number {
  const cards = state.run.deck
    .map((id) => content.cardNumbers.get(id) as number)
    .filter((card) => isChoice(content, card, verb, of));
  const names = cards.map((card) => cardOf(content, card).id);
  return cards[luck.events.below(cards.length, RANDOM_CARD, names)] as number;
}

/** Upgrades, removes or transforms one such card of the deck. */
export function changeDeck(play: Play, frame: TextFrame, verb: DeckVerb, card: number): void {
  const { id } = cardOf(play.content, card);
  frame.chosen++;
  if (verb === "upgrade") upgradeCard(play, id);
  else removeCard(play, id);
  if (verb === "transform") transformInto(play);
  if (frame.kind === "item" && verb === "remove") frame.removed = card;
}

/** Turns one such card of the deck into its upgraded version. */
export function upgradeCard({ state, content, emit }: Play, card: string): void {
  const { deck } = state.run;
  const to = upgradeOf(content, card) as string;
  deck[deck.indexOf(card)] = to;
  emit?.({ type: "card-upgraded", card, to });
}

/** Takes one such card out of the deck for the rest of the run; its own text for that follows. */
export function removeCard(play: Play, id: string): void {
  const { deck } = play.state.run;
  deck.splice(deck.indexOf(id), 1);
  play.emit?.({ type: "card-removed", card: id });
  const number = play.content.cardNumbers.get(id) as number;
  const { triggers } = cardOf(play.content, number);
  const trigger = triggers.findIndex(({ on }) => on === "removed");
  if (trigger >= 0) pushTrigger(play, { card: number, trigger, power: null, target: null });
}

/** A transformed card becomes the top card of the rewards deck; for a ticket, the top rare card. */
function transformInto(play: Play): void {
  const card = takeReward(play);
  if (card !== undefined) gainCard(play, card, true);
}

/** Gives a relic: what it does at once happens, and one that is used up by that is discarded. */
export function gainRelic(play: Play, id: string): void {
  const number = play.content.act.itemNumbers.relic.get(id) as number;
  const relic = play.content.act.items.relic[number] as CompiledRelic;
  play.emit?.({ type: "relic-gained", relic: id });
  const { charges = 0, discard } = relic.row;
  const isPostponed = discard && play.state.combat !== null;
  const { run } = play.state;
  if (!discard || isPostponed) run.relics = [...run.relics, { relic: number, charges, used: 0 }];
  if (discard && !isPostponed) discardRelic(play, relic);
  if (!isPostponed) startRelic(play, number, "gained");
}

/** Relics that are used up as they are gained, and were gained in a fight, go off when it is over. */
export function startPostponed(play: Play): void {
  const { run } = play.state;
  const rows = play.content.act.items.relic;
  const isPostponed = ({ relic }: Relic) => rows[relic]?.row.discard === true;
  for (const { relic } of run.relics.filter(isPostponed)) {
    discardRelic(play, rows[relic] as CompiledRelic);
    startRelic(play, relic, "gained");
  }
  run.relics = run.relics.filter((relic) => !isPostponed(relic));
}

/** Begins what a relic does at a moment of the run. */
function startRelic(play: Play, number: number, moment: RunMoment): void {
  const { runTriggers } = play.content.act.items.relic[number] as CompiledRelic;
  for (let i = runTriggers.length - 1; i >= 0; i--)
    if (runTriggers[i]?.on === moment) pushItem(play, "relic", number, i);
}

/** E20: at the end of a fight, what raises HP to a number comes before all that heals, which is never worse. */
export function raiseHp(play: Play): void {
  for (const { relic } of play.state.run.relics) {
    const { runTriggers, texts } = play.content.act.items.relic[relic] as CompiledRelic;
    runTriggers.forEach(({ on }, i) => {
      const text = texts[i] as CardText;
      if (on !== "fight-won" || !isRaising(text)) return;
      const frame = itemFrame("relic", relic, i, "text");
      for (const { run } of text.ops) run(play, frame);
    });
  }
}

function isRaising({ touch }: CardText): boolean {
  return touch.writes === AREA.hp;
}

/** Begins what the relics do at a moment of the run, in the order they were gained. */
export function startRelics(play: Play, moment: RunMoment, room?: string): void {
  const { relics } = play.state.run;
  for (let i = relics.length - 1; i >= 0; i--) {
    const number = relics[i]?.relic as number;
    const { runTriggers, texts } = play.content.act.items.relic[number] as CompiledRelic;
    for (let trigger = runTriggers.length - 1; trigger >= 0; trigger--) {
      const { on, room: where = room } = runTriggers[trigger] as (typeof runTriggers)[number];
      const isDone = moment === "fight-won" && isRaising(texts[trigger] as CardText);
      if (on === moment && where === room && !isDone) pushItem(play, "relic", number, trigger);
    }
  }
}
