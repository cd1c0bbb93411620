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
import { MAX_ENEMIES, MAX_STRENGTH, MAX_TRIGGERS, REWARD_CARDS } from "./data/act1.js";
import {
  CHARGE_FIELDS,
  COMBAT_FIELDS,
  ENEMY_FIELDS,
  few,
  MAX_CARDS,
  MAX_STACK,
  mapFields,
  PLAYER_FIELDS,
  runFields,
  SUPPLY_FIELDS,
  target,
  USE_FIELDS,
  WAITING_FIELDS,
} from "./fields.js";
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
  type Enemy,
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
  return record<RunState>({
    ...runFields(content),
    cardRewardsDeck: deck(rewardCard(content), MAX_CARDS),
    relics: list(relicShape(content), MAX_CARDS),
    decks: nullable(content.kit.decksShape?.(content) ?? oneOf([])),
    boss: nullable(int(0, Math.max(0, content.act.encounters.length - 1))),
    map: record<MapState>(mapFields(content)),
  });
}

function relicShape(content: Content): Shape<Relic> {
  return record<Relic>({
    relic: int(0, Math.max(0, content.act.items.relic.length - 1)),
    ...CHARGE_FIELDS,
  });
}

function combatShape(content: Content): Shape<Combat> {
  const card = cardShape(content);
  const cards = list(card, MAX_CARDS);
  return record<Combat>({
    ...COMBAT_FIELDS,
    encounter: nullable(int(0, Math.max(0, content.act.encounters.length - 1))),
    player: record<Player>(PLAYER_FIELDS),
    enemies: list(enemyShape(content), MAX_ENEMIES),
    arrivals: list(int(0, content.enemies.length - 1), MAX_CARDS),
    drawn: list(summonShape(content), MAX_CARDS),
    hand: cards,
    drawPile: deck(card, MAX_CARDS),
    discardPile: cards,
    exhaustPile: cards,
    freeInHand: cards,
    powers: list(powerShape(content), MAX_CARDS),
    supplies: record<Combat["supplies"]>(SUPPLY_FIELDS),
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

function enemyShape(content: Content): Shape<Enemy> {
  const enemy = record<Enemy>({ row: int(0, content.enemies.length - 1), ...ENEMY_FIELDS });
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
  const power = record<Power>({ card: cardShape(content), ...USE_FIELDS });
  return keeping(power, [
    [({ card }) => cardOf(content, card).type === "power", fault("not-a-power")],
  ]);
}

function waitingShape(content: Content): Shape<Waiting> {
  const waiting = record<Waiting>({
    card: nullable(cardShape(content)),
    relic: nullable(few),
    ...WAITING_FIELDS,
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
export function frameShape(content: Content): Shape<Frame> {
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
