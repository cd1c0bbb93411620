// The Ironclad's Act 1 in a terminal.
import { capitalize, count } from "@games/core-game/text";
import type { CombatView, EnemyView, View } from "@games/spire-act1";
import {
  cardName,
  describeCard,
  describeIntent,
  describeQuestion,
  ENGLISH,
  encounterName,
  enemyName,
  type GameWithNames,
  itemName,
} from "@games/spire-act1/text";
import type { Screen, ScreenPart, Shown } from "../../study.js";

/** What the player sees. */
export function spireScreen(view: View, game: GameWithNames): Screen {
  const { run, combat, pending, phase } = view;
  const node = run.map.nodes[run.map.currentNode];
  const where = node === undefined ? "" : `, node ${node.id + 1}, ${ENGLISH.nodes[node.type]}`;
  const round = combat === null ? "" : `, round ${combat.turn}`;
  return {
    title: `${capitalize(phase)}${where}${round}`,
    parts: [
      { name: "You", items: youOf(view) },
      ...(combat === null ? [] : fightParts(combat, game)),
      ...itemParts(run, game),
      ...(pending === null || pending.ask === "turn"
        ? []
        : [{ name: "Asked", items: [{ text: describeQuestion(pending, game) }] }]),
    ],
  };
}

function youOf({ run, combat }: View): Shown[] {
  const hp = combat?.player.hp ?? run.hp;
  const isLow = hp * 4 <= run.maxHp;
  const items: Shown[] = [{ text: `${hp}/${run.maxHp} HP`, tone: isLow ? "bad" : "good" }];
  if (combat !== null) {
    const { energy, block } = combat.player;
    items.push(
      { text: `${energy} energy` },
      { text: `${block} block` },
      ...tokensOf(combat.player),
    );
  }
  if (run.decks !== null) items.push({ text: `${run.gold} gold` });
  items.push({ text: `${count(run.deck.length, "card")} in the deck`, tone: "minor" });
  return items;
}

interface Tokens {
  readonly strength: number;
  readonly vulnerable: number;
  readonly weak: number;
  readonly poison?: number;
}

/** The tokens on somebody; `isFoe` turns round what is good. */
function tokensOf({ strength, vulnerable, weak, poison = 0 }: Tokens, isFoe = false): Shown[] {
  const items: Shown[] = [];
  const add = (amount: number, name: string, helps: boolean) => {
    if (amount !== 0) {
      items.push({ text: `${amount} ${name}`, tone: helps === isFoe ? "careful" : "good" });
    }
  };
  add(strength, "Strength", strength > 0);
  add(vulnerable, "Vulnerable", false);
  add(weak, "Weak", false);
  add(poison, "Poison", false);
  return items;
}

function fightParts(combat: CombatView, game: GameWithNames): ScreenPart[] {
  const { enemies, hand, powers, drawPile, discardPile, exhaustPile, die } = combat;
  const draw = drawPile.top.length + drawPile.rest.length + drawPile.bottom.length;
  const alive = enemies.flatMap((enemy, at) => (enemy.hp > 0 ? [showEnemy(enemy, at, game)] : []));
  return [
    { name: "Enemies", items: alive, isList: true },
    { name: "Hand", items: hand.map((held) => showCard(held, game)), isList: true },
    { name: "Powers", items: powers.map(({ card }) => ({ text: cardName(card, game) })) },
    {
      name: "Table",
      items: [
        { text: die === null ? "die not rolled" : `die ${die}` },
        { text: `draw ${draw}`, tone: "minor" },
        { text: `discard ${discardPile.length}`, tone: "minor" },
        { text: `exhausted ${exhaustPile.length}`, tone: "minor" },
      ],
    },
  ];
}

function showEnemy(enemy: EnemyView, at: number, game: GameWithNames): Shown {
  const { id, hp, maxHp, block, intent, attack } = enemy;
  const facts = [`${enemyName(id, game, at)}, ${hp}/${maxHp} HP`];
  if (block > 0) facts.push(`${block} block`);
  for (const { text } of tokensOf(enemy, true)) facts.push(text);
  const plan = intent === null ? "" : `: ${describeIntent(intent, game)}`;
  const real = attack === null ? "" : ` (now ${attack.size} × ${attack.times})`;
  return { text: `${facts.join(", ")}${plan}${real}.`, tone: attack === null ? "careful" : "bad" };
}

function showCard({ card, cost }: CombatView["hand"][number], game: GameWithNames): Shown {
  const number = game.content.cardNumbers.get(card);
  const row = number === undefined ? undefined : game.content.cards[number]?.card;
  const text = row === undefined ? "" : `: ${describeCard(row, game)}`;
  return { text: `${cardName(card, game)} (${cost})${text}` };
}

/** Relics, potions and the boss, as far as there are any. */
function itemParts({ relics, potions, boss }: View["run"], game: GameWithNames): ScreenPart[] {
  const named = (name: string, texts: readonly string[]): ScreenPart[] =>
    texts.length === 0 ? [] : [{ name, items: texts.map((text) => ({ text })) }];
  return [
    ...named(
      "Relics",
      relics.map(({ relic }) => itemName("relic", relic, game)),
    ),
    ...named(
      "Potions",
      potions.map((id) => itemName("potion", id, game)),
    ),
    ...named("Boss", boss === null ? [] : [encounterName(boss, game)]),
  ];
}

/** What the words of the screen mean. */
export const SPIRE_LEGEND: readonly string[] = [
  "In brackets after a card: what it costs in energy now. After an enemy: what it does in this round; (now 3 × 2) is 2 hits of 3 as things are, before your block.",
];
