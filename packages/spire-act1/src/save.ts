// The shape of a state: the form of each field, and what must hold between them.
import {
  boolean,
  deck,
  type Invariant,
  int,
  keeping,
  list,
  nullable,
  oneOf,
  record,
  type Shape,
  type StateParts,
  tagged,
} from "@games/core-game";
import type { Content } from "./content.js";
import {
  MAX_BLOCK,
  MAX_DECISIONS,
  MAX_ENEMIES,
  MAX_ENERGY,
  MAX_STRENGTH,
  MAX_TOKENS,
  MAX_TRIGGERS,
  REWARD_CARDS,
  SUPPLY_SIZES,
} from "./data/act1.js";
import { invariantsOf } from "./invariants.js";
import { fault } from "./messages.js";
import { deckCard, rewardCard } from "./options.js";
import {
  END_STAGES,
  type Frame,
  PLAY_SOURCES,
  START_STAGES,
  type TextFrame,
} from "./rules/frames.js";
import { cardOf } from "./state.js";
import {
  type Combat,
  CURL_UPS,
  type Enemy,
  type MapNode,
  type MapState,
  type Player,
  type Power,
  RESULTS,
  type Relic,
  type RunState,
  type SpireAct1,
  type State,
  type Summon,
  type Waiting,
} from "./types.js";
import { CHARACTERS, NODE_TYPES } from "./vocabulary.js";

const MAX_CARDS = 400;
const MAX_STACK = 1000;
const MAX_COUNT = 1_000_000_000;
const MAX_HP = 999;
const count = /* @__PURE__ */ int(0, MAX_COUNT);
const few = /* @__PURE__ */ int(0, MAX_STACK);
const target = /* @__PURE__ */ nullable(/* @__PURE__ */ int(0, MAX_ENEMIES - 1));

/** The shape of a state: anything that passes can be played. */
export function stateShape({ content, config, rng }: StateParts<SpireAct1>): Shape<State> {
  const fields = record<State>({
    config,
    run: runShape(content),
    stack: list(frameShape(content), MAX_STACK),
    combat: nullable(combatShape(content)),
    result: nullable(oneOf(RESULTS)),
    rng,
  });
  return keeping(fields, invariantsOf(content));
}

function runShape(content: Content): Shape<RunState> {
  const card = deckCard(content);
  const node = record<MapNode>({ id: count, type: oneOf(NODE_TYPES), cleared: boolean });
  return record<RunState>({
    character: oneOf(CHARACTERS),
    hp: int(0, MAX_HP),
    maxHp: int(1, MAX_HP),
    deck: list(card, MAX_CARDS, 1),
    cardRewardsDeck: deck(rewardCard(content), MAX_CARDS),
    gold: count,
    potions: list(oneOf([...content.act.itemNumbers.potion.keys()]), MAX_CARDS),
    relics: list(relicShape(content), MAX_CARDS),
    decks: nullable(content.kit.decksShape?.(content) ?? oneOf([])),
    boss: nullable(int(0, Math.max(0, content.act.encounters.length - 1))),
    combatCount: count,
    map: record<MapState>({
      nodes: list(node, MAX_CARDS, 1),
      currentNode: count,
      board: nullable(int(0, Math.max(0, content.act.boards.length - 1))),
    }),
  });
}

function relicShape(content: Content): Shape<Relic> {
  return record<Relic>({
    relic: int(0, Math.max(0, content.act.items.relic.length - 1)),
    charges: few,
    used: few,
  });
}

function combatShape(content: Content): Shape<Combat> {
  const card = cardShape(content);
  const cards = list(card, MAX_CARDS);
  return record<Combat>({
    encounter: nullable(int(0, Math.max(0, content.act.encounters.length - 1))),
    turn: int(1, MAX_COUNT),
    die: nullable(int(1, 6)),
    player: playerShape,
    enemies: list(enemyShape(content), MAX_ENEMIES),
    arrivals: list(int(0, content.enemies.length - 1), MAX_CARDS),
    drawn: list(summonShape(content), MAX_CARDS),
    hand: cards,
    drawPile: deck(card, MAX_CARDS),
    discardPile: cards,
    exhaustPile: cards,
    freeInHand: cards,
    hasShuffled: boolean,
    powers: list(powerShape(content), MAX_CARDS),
    supplies: record<Combat["supplies"]>({
      daze: int(0, SUPPLY_SIZES.daze),
      status: int(0, SUPPLY_SIZES.status),
    }),
    decisionsLeft: int(1, MAX_DECISIONS),
    triggersLeft: oneOf([MAX_TRIGGERS]),
    queue: list(waitingShape(content), MAX_STACK),
  });
}

function summonShape(content: Content): Shape<Summon> {
  return record<Summon>({ row: int(0, content.enemies.length - 1), variant: int(0, 99) });
}

/** A card by its number. */
function cardShape(content: Content): Shape<number> {
  return int(0, content.cards.length - 1);
}

const playerShape = /* @__PURE__ */ record<Player>({
  hp: /* @__PURE__ */ int(1, MAX_HP),
  maxHp: /* @__PURE__ */ int(1, MAX_HP),
  energy: /* @__PURE__ */ int(0, MAX_ENERGY),
  block: /* @__PURE__ */ int(0, MAX_BLOCK),
  strength: /* @__PURE__ */ int(0, MAX_STRENGTH),
  vulnerable: /* @__PURE__ */ int(0, MAX_TOKENS.vulnerable),
  weak: /* @__PURE__ */ int(0, MAX_TOKENS.weak),
  temporaryStrength: /* @__PURE__ */ int(0, MAX_STRENGTH),
  lostThisRound: /* @__PURE__ */ int(0, MAX_HP),
  lossLeft: /* @__PURE__ */ nullable(/* @__PURE__ */ int(0, 1)),
  isHurt: boolean,
  canDraw: boolean,
  doubleTaps: /* @__PURE__ */ int(0, MAX_CARDS),
  doubleSkills: /* @__PURE__ */ int(0, MAX_CARDS),
  freeCards: /* @__PURE__ */ int(0, MAX_CARDS),
  attackStrength: /* @__PURE__ */ int(0, MAX_STRENGTH),
  attacksPlayed: few,
  powersPlayed: few,
  isBlockKept: boolean,
  isHandKept: boolean,
});

function enemyShape(content: Content): Shape<Enemy> {
  const enemy = record<Enemy>({
    row: int(0, content.enemies.length - 1),
    variant: int(0, 99),
    hp: int(0, MAX_HP),
    block: count,
    strength: int(0, MAX_STRENGTH),
    vulnerable: int(0, MAX_TOKENS.vulnerable),
    weak: int(0, MAX_TOKENS.weak),
    poison: int(0, MAX_TOKENS.poison),
    slot: int(0, 99),
    curlUp: oneOf(CURL_UPS),
  });
  const actionsOf = ({ row, variant }: Enemy) => content.enemies[row]?.variants[variant];
  const slotsOf = (one: Enemy) =>
    content.enemies[one.row]?.isTrack ? (actionsOf(one)?.length ?? 0) : 1;
  return keeping(enemy, [
    [(one) => actionsOf(one) !== undefined, fault("variant-missing")],
    [({ row, hp }) => hp <= (content.enemies[row]?.hp ?? 0), fault("too-much-hp")],
    [(one) => one.slot < slotsOf(one), fault("track-too-short")],
  ]);
}

function powerShape(content: Content): Shape<Power> {
  const power = record<Power>({ card: cardShape(content), cubes: count, isUsed: boolean });
  return keeping(power, [
    [({ card }) => cardOf(content, card).type === "power", fault("not-a-power")],
  ]);
}

function waitingShape(content: Content): Shape<Waiting> {
  const waiting = record<Waiting>({
    card: nullable(cardShape(content)),
    relic: nullable(few),
    trigger: int(0, 99),
    power: nullable(few),
    target,
  });
  const hasText = ({ card, relic, trigger }: Waiting) =>
    card === null
      ? content.act.items.relic[relic ?? -1]?.texts[trigger] !== undefined
      : relic === null && cardOf(content, card).triggers[trigger] !== undefined;
  return keeping(waiting, [[hasText, fault("trigger-missing")]]);
}

function hasTrigger(content: Content): Invariant<{ card: number; trigger: number }> {
  return [
    ({ card, trigger }) => cardOf(content, card).triggers[trigger] !== undefined,
    fault("trigger-missing"),
  ];
}

/** The fields of a text that is being resolved. */
function progressFields(content: Content) {
  return {
    card: cardShape(content),
    next: few,
    target,
    option: nullable(int(0, 99)),
    chosen: few,
    exhausted: few,
  };
}

/** The shape of a frame, by its kind. */
function frameShape(content: Content): Shape<Frame> {
  const progress = progressFields(content);
  const kinds: { readonly [K in Frame["kind"]]?: Shape<Extract<Frame, { kind: K }>> } = {
    map: record({ kind: oneOf(["map"]) }),
    node: record({ kind: oneOf(["node"]) }),
    reward: record({
      kind: oneOf(["reward"]),
      cards: list(deckCard(content), REWARD_CARDS, 1),
    }),
    campfire: record({ kind: oneOf(["campfire"]) }),
    fight: record({ kind: oneOf(["fight"]) }),
    "turn-start": record({ kind: oneOf(["turn-start"]), stage: oneOf(START_STAGES) }),
    "turn-end": record({
      kind: oneOf(["turn-end"]),
      stage: oneOf(END_STAGES),
      handSize: few,
      cards: few,
      place: few,
      isTextDone: boolean,
    }),
    card: record({
      kind: oneOf(["card"]),
      ...progress,
      source: oneOf(PLAY_SOURCES),
      isExhausted: boolean,
      stage: oneOf(["energy", "target", "text", "done"]),
      x: few,
      isFree: boolean,
      strength: int(0, MAX_STRENGTH),
      waitingBefore: few,
    }),
    trigger: keeping(
      record<Extract<TextFrame, { kind: "trigger" }>>({
        kind: oneOf(["trigger"]),
        ...progress,
        trigger: int(0, 99),
        power: nullable(few),
        stage: oneOf(["target", "text"]),
      }),
      [hasTrigger(content)],
    ),
    ...content.kit.frameShapes?.(content),
  };
  return tagged<Frame>("kind", kinds as Readonly<Record<Frame["kind"], Shape<Frame>>>);
}
