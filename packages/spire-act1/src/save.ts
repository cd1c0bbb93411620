// Reading a state from outside: its shape, then everything that must hold between its parts.
import { type Shape, shape } from "@games/core-game";
import type { CompiledCard, Content } from "./compiled.js";
import {
  DAZE_SUPPLY,
  MAX_BLOCK,
  MAX_DECISIONS,
  MAX_ENEMIES,
  MAX_ENERGY,
  MAX_STRENGTH,
  MAX_TOKENS,
  NODE_TYPES,
  REWARD_CARDS,
  STATUS_SUPPLY,
} from "./data/act1.js";
import { brokenLaw } from "./invariants.js";
import { deckCard } from "./setup.js";
import {
  type Combat,
  type Config,
  type Enemy,
  FRAME_KINDS,
  type Frame,
  type MapNode,
  type MapState,
  PHASES,
  type Player,
  type Power,
  RESULTS,
  type RunState,
  STREAMS,
  type State,
  WAYS,
  type Waiting,
} from "./types.js";

const MAX_CARDS = 400;
const MAX_STACK = 1000;
const MANY = 1_000_000_000;
const HP = 999;

/** Reads a state and names what is wrong with it. */
export function stateShape(content: Content, config: Shape<Config>): Shape<State> {
  const whole = shape.record<State>({
    config,
    phase: shape.oneOf(PHASES),
    run: runShape(content),
    revealed: shape.list(deckCard(content), REWARD_CARDS),
    combat: shape.nullable(combatShape(content)),
    result: shape.nullable(shape.oneOf(RESULTS)),
    luck: shape.streamWords(STREAMS),
  });
  return shape.refine(whole, (state) => brokenLaw(content, state));
}

function runShape(content: Content): Shape<RunState> {
  const card = deckCard(content);
  return shape.record<RunState>({
    character: shape.oneOf(["ironclad"]),
    hp: shape.int(0, HP),
    maxHp: shape.int(1, HP),
    deck: shape.list(card, MAX_CARDS, 1),
    cardRewardsDeck: shape.deck(card, MAX_CARDS),
    potions: shape.list(shape.text(40), 0),
    combatCount: shape.int(0, MANY),
    map: shape.record<MapState>({
      nodes: shape.list(
        shape.record<MapNode>({
          id: shape.int(0, MANY),
          type: shape.oneOf(NODE_TYPES),
          cleared: shape.boolean,
        }),
        MAX_CARDS,
        1,
      ),
      currentNode: shape.int(0, MANY),
    }),
  });
}

function combatShape(content: Content): Shape<Combat> {
  const card = shape.int(0, content.cards.length - 1);
  const cards = shape.list(card, MAX_CARDS);
  return shape.record<Combat>({
    turn: shape.int(1, MANY),
    die: shape.int(0, 6),
    player: playerShape,
    enemies: shape.list(enemyShape(content), MAX_ENEMIES),
    arrivals: shape.list(shape.int(0, content.enemies.length - 1), MAX_CARDS),
    hand: cards,
    drawPile: shape.deck(card, MAX_CARDS),
    discardPile: cards,
    exhaustPile: cards,
    powers: shape.list(powerShape(content), MAX_CARDS),
    dazeLeft: shape.int(0, DAZE_SUPPLY),
    statusLeft: shape.int(0, STATUS_SUPPLY),
    decisionsLeft: shape.int(1, MAX_DECISIONS),
    stack: shape.list(frameShape(content), MAX_STACK),
    queue: shape.list(waitingShape(content), MAX_STACK),
  });
}

const playerShape = /* @__PURE__ */ shape.record<Player>({
  hp: /* @__PURE__ */ shape.int(1, HP),
  maxHp: /* @__PURE__ */ shape.int(1, HP),
  energy: /* @__PURE__ */ shape.int(0, MAX_ENERGY),
  block: /* @__PURE__ */ shape.int(0, MAX_BLOCK),
  strength: /* @__PURE__ */ shape.int(0, MAX_STRENGTH),
  vulnerable: /* @__PURE__ */ shape.int(0, MAX_TOKENS.vulnerable),
  weak: /* @__PURE__ */ shape.int(0, MAX_TOKENS.weak),
  flex: /* @__PURE__ */ shape.int(0, MAX_STRENGTH),
  lostThisRound: /* @__PURE__ */ shape.int(0, HP),
  isLossLimited: shape.boolean,
  isHurt: shape.boolean,
  cannotDraw: shape.boolean,
  doubleTaps: /* @__PURE__ */ shape.int(0, MAX_CARDS),
  freeCards: /* @__PURE__ */ shape.int(0, MAX_CARDS),
});

function enemyShape(content: Content): Shape<Enemy> {
  const enemy = shape.record<Enemy>({
    row: shape.int(0, content.enemies.length - 1),
    variant: shape.int(0, 99),
    hp: shape.int(0, HP),
    block: shape.int(0, MANY),
    strength: shape.int(0, MAX_STRENGTH),
    vulnerable: shape.int(0, MAX_TOKENS.vulnerable),
    weak: shape.int(0, MAX_TOKENS.weak),
    poison: shape.int(0, MAX_TOKENS.poison),
    slot: shape.int(0, 99),
    curl: shape.int(0, 2),
  });
  return shape.refine(enemy, ({ row, variant, hp, slot }) => {
    const rule = content.enemies[row];
    const actions = rule?.variants[variant];
    if (rule === undefined || actions === undefined) return "has no such variant";
    if (hp > rule.hp) return "has more HP than it can have";
    return slot < (rule.isTrack ? actions.length : 1) ? undefined : "has no such slot";
  });
}

function powerShape(content: Content): Shape<Power> {
  const power = shape.record<Power>({
    card: shape.int(0, content.cards.length - 1),
    cubes: shape.int(0, MANY),
    isUsed: shape.boolean,
  });
  return shape.refine(power, ({ card }) =>
    content.cards[card]?.type === "power" ? undefined : "is no power",
  );
}

function frameShape(content: Content): Shape<Frame> {
  const count = shape.int(0, MAX_STACK);
  const frame = shape.record<Frame>({
    kind: shape.int(0, FRAME_KINDS.length - 1),
    card: shape.int(-1, content.cards.length - 1),
    trigger: shape.int(-1, 99),
    power: shape.int(-1, MAX_CARDS),
    pc: shape.int(-2, 99),
    target: shape.int(-1, MAX_ENEMIES - 1),
    x: count,
    option: shape.int(-1, 99),
    picked: count,
    count,
    base: count,
    way: shape.int(0, WAYS.length - 1),
  });
  return shape.refine(frame, ({ kind, card, trigger }) => {
    const isText = (FRAME_KINDS[kind] as string) === "card" || FRAME_KINDS[kind] === "trigger";
    if (isText !== card >= 0) return "has the wrong card";
    if (FRAME_KINDS[kind] !== "trigger") return trigger === -1 ? undefined : "has no trigger";
    return hasTrigger(content, card, trigger) ? undefined : "has no such trigger";
  });
}

function waitingShape(content: Content): Shape<Waiting> {
  const waiting = shape.record<Waiting>({
    card: shape.int(0, content.cards.length - 1),
    trigger: shape.int(0, 99),
    power: shape.int(-1, MAX_CARDS),
    target: shape.int(-1, MAX_ENEMIES - 1),
  });
  return shape.refine(waiting, ({ card, trigger }) =>
    hasTrigger(content, card, trigger) ? undefined : "has no such trigger",
  );
}

function hasTrigger(content: Content, card: number, trigger: number): boolean {
  return (content.cards[card] as CompiledCard).triggers[trigger] !== undefined;
}
