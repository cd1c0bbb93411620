// A fight set up by hand for rule tests: known piles, scripted luck, and a summary that shows everything at once.
import { type Context, replaceRows, unwrap } from "@games/core-game";
import { type ScriptedLuck, scripted } from "@games/core-rng";
import {
  type Action,
  type CardRow,
  type Combat,
  type EnemyRow,
  type Phase,
  type PotionRow,
  type RelicRow,
  type RuleSet,
  type SpireAct1,
  type SpireAct1Event,
  type State,
  spireAct1,
  type View,
} from "../src/index.js";

/** The game with further rows; one with the id of a present row takes its place. */
export function withRows({
  cards = [],
  enemies = [],
  relics = [],
  potions = [],
}: {
  readonly cards?: readonly CardRow[];
  readonly enemies?: readonly EnemyRow[];
  readonly relics?: readonly RelicRow[];
  readonly potions?: readonly PotionRow[];
}) {
  const { rows } = spireAct1;
  return unwrap(
    spireAct1.withContent({
      ...rows,
      cards: replaceRows(rows.cards, cards),
      enemies: replaceRows(rows.enemies, enemies),
      relics: replaceRows(rows.relics ?? [], relics),
      potions: replaceRows(rows.potions ?? [], potions),
    }),
  );
}

const still: Pick<EnemyRow, "kind" | "pattern" | "variants"> = {
  kind: "encounter",
  pattern: "die",
  variants: [[{}]],
};

/** A skill that poisons, since no card of the game does. */
const poisoner = (n: number): CardRow => ({
  id: `poison_${n}`,
  name: "Poison",
  type: "skill",
  ops: [{ op: "poison", n }],
});

/** The game with enemies made for tests (one does nothing, one dies easily, two attack, one hides behind block, one curls up) with poison, and with a card that is both ethereal and retained. */
export const lab = withRows({
  cards: [
    poisoner(3),
    poisoner(5),
    { id: "ghost", name: "Ghost", type: "skill", keywords: ["ethereal", "retain"] },
  ],
  enemies: [
    { id: "dummy", name: "Dummy", hp: 99, ...still },
    { id: "weakling", name: "Weakling", hp: 1, ...still },
    { id: "brute", name: "Brute", hp: 99, ...still, variants: [[{ hit: 2, times: 2 }]] },
    { id: "jabber", name: "Jabber", hp: 99, ...still, variants: [[{ hit: 1 }]] },
    { id: "wall", name: "Wall", hp: 99, ...still, variants: [[{ block: 30 }]] },
    { id: "curler", name: "Curler", hp: 99, ...still, curlUp: 2 },
  ],
});

/** How a fight is set up; everything has a plain default. */
export interface Setting {
  readonly enemies?: readonly string[];
  /** Variants by enemy id. */
  readonly variants?: Readonly<Record<string, number>>;
  readonly maxHp?: number;
  readonly hand?: readonly string[];
  /** Cards known to be on top of the draw pile, next to be drawn first. */
  readonly draw?: readonly string[];
  readonly discard?: readonly string[];
  readonly exhaust?: readonly string[];
  readonly powers?: readonly string[];
  readonly die?: number;
  readonly player?: Partial<Combat["player"]>;
  /** Fields of the enemies, from left to right. */
  readonly foes?: readonly Partial<Combat["enemies"][number]>[];
  /** Faces of the dice to come. */
  readonly rolls?: readonly number[];
  /** Answers of the other streams. */
  readonly cards?: readonly number[];
  readonly spawns?: readonly number[];
  readonly turn?: number;
  /** The set of rules (default: `plan`). */
  readonly ruleSet?: RuleSet;
  readonly relics?: readonly string[];
  readonly potions?: readonly string[];
  readonly gold?: number;
}

/** A fight under way. */
export class Arena {
  readonly state: State;
  readonly events: SpireAct1Event[] = [];
  readonly #tapes: readonly ScriptedLuck[];
  readonly #play: Context<SpireAct1>;

  constructor(setting: Setting) {
    const { enemies = ["dummy"], maxHp = 11 } = setting;
    this.state = lab.clone(
      lab.create({
        seed: "arena",
        maxHp,
        map: ["encounter", "boss"],
        encounters: [enemies],
        variants: setting.variants ?? {},
        ...(setting.ruleSet === "printed" ? PRINTED : {}),
      }),
    );
    lab.step(lab.open(this.state), lab.legalActions(this.state)[0] as Action);
    this.#arrange(setting);
    this.#equip(setting);
    const die = scripted((setting.rolls ?? []).map((face) => face - 1));
    const cards = scripted(setting.cards ?? []);
    const spawns = scripted(setting.spawns ?? []);
    this.#tapes = [die, cards, spawns];
    const none = scripted([]);
    const luck = {
      die,
      cards,
      enemies: spawns,
      rewards: scripted([0, 0, 0]),
      map: none,
      items: none,
      events: none,
    };
    this.#play = lab.openWith(this.state, luck, (event) => this.events.push(event));
  }

  #arrange(setting: Setting): void {
    const { combat } = this;
    combat.hand = (setting.hand ?? []).map(cardNumber);
    combat.drawPile = {
      top: (setting.draw ?? []).map(cardNumber).reverse(),
      rest: [],
      bottom: [],
    };
    combat.discardPile = (setting.discard ?? []).map(cardNumber);
    combat.exhaustPile = (setting.exhaust ?? []).map(cardNumber);
    combat.powers = (setting.powers ?? []).map((id) => ({
      card: cardNumber(id),
      cubes: 0,
      isUsed: false,
    }));
    combat.die = setting.die ?? 1;
    combat.turn = setting.turn ?? 1;
    Object.assign(combat.player, setting.player);
    combat.enemies.forEach((enemy, i) => {
      Object.assign(enemy, setting.foes?.[i]);
    });
    combat.drawn = combat.enemies.flatMap(({ row, variant }) =>
      (lab.content.enemies[row]?.variants.length ?? 0) > 1 ? [{ row, variant }] : [],
    );
  }

  /** Relics and potions come after the first turn has begun, so that nothing has gone off yet. */
  #equip({ relics = [], potions = [], gold = 0 }: Setting): void {
    const { run } = this.state;
    run.relics = relics.map((id) => ({ relic: relicNumber(id), charges: 3, used: 0 }));
    run.potions = [...potions];
    run.gold = gold;
  }

  get combat(): Combat {
    if (this.state.combat === null) throw new Error("The fight is over.");
    return this.state.combat;
  }

  /** Does an action that must be legal. */
  act(action: Action): this {
    const refusal = lab.check(this.state, action);
    if (refusal !== undefined) throw new Error(`${refusal.code}: ${JSON.stringify(action)}`);
    lab.step(this.#play, action);
    return this;
  }

  /** Does actions written as text: `play bash`, `enemy 1`, `card daze`, `amount 2`, `option 0`, `none`, `use combust`, `end`. */
  do(...lines: string[]): this {
    for (const line of lines) this.act(actionOf(line));
    return this;
  }

  /** Why an action is refused. */
  refusal(line: string): string | undefined {
    return lab.check(this.state, actionOf(line))?.code;
  }

  /** Where in the run the player is. */
  get phase(): Phase {
    return lab.view(this.state).phase;
  }

  get legal(): readonly Action[] {
    return lab.legalActions(this.state);
  }

  /** What the player sees. */
  get view(): View {
    return lab.view(this.state);
  }

  /** What a card asks the player; null when none asks. */
  get pending(): string | null {
    const { combat, pending } = lab.view(this.state);
    return combat === null || pending === null || pending.ask === "turn" ? null : pending.ask;
  }

  /** Fails when scripted luck is left over. */
  done(): this {
    for (const tape of this.#tapes) tape.done();
    return this;
  }

  /** Everything that a card can have changed. */
  summary(): Summary {
    const view = lab.view(this.state).combat;
    if (view === null) throw new Error("The fight is over.");
    const { player } = view;
    return {
      energy: player.energy,
      hp: player.hp,
      block: player.block,
      strength: player.strength,
      weak: player.weak,
      vulnerable: player.vulnerable,
      lost: view.enemies.map(({ maxHp, hp }) => maxHp - hp),
      foes: view.enemies.map(({ weak, vulnerable, poison, block, strength }) =>
        tokenText({ weak, vulnerable, poison, block, strength }),
      ),
      hand: view.hand.map(({ card }) => card),
      draw: [...view.drawPile.top, ...view.drawPile.rest],
      discard: [...view.discardPile],
      exhaust: [...view.exhaustPile],
      powers: view.powers.map(({ card }) => card),
      asks: this.pending ?? "",
    };
  }
}

/** What {@link Arena.summary} shows. */
export interface Summary {
  energy: number;
  hp: number;
  block: number;
  strength: number;
  weak: number;
  vulnerable: number;
  /** HP each enemy has lost. */
  lost: number[];
  /** What lies on each enemy, such as `weak 1 vulnerable 2`. */
  foes: string[];
  hand: string[];
  draw: string[];
  discard: string[];
  exhaust: string[];
  powers: string[];
  asks: string;
}

function tokenText(tokens: Readonly<Record<string, number>>): string {
  return Object.entries(tokens)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(" ");
}

/** A printed run that begins with a fight. */
const PRINTED = { ruleSet: "printed", hasNeow: false, relics: [] } as const;

/** The number of a relic. */
function relicNumber(id: string): number {
  const number = lab.content.act.itemNumbers.relic.get(id);
  if (number === undefined) throw new Error(`There is no relic "${id}".`);
  return number;
}

/** The number of a card. */
function cardNumber(id: string): number {
  const number = lab.content.cardNumbers.get(id);
  if (number === undefined) throw new Error(`There is no card "${id}".`);
  return number;
}

/** An action from text. */
export function actionOf(line: string): Action {
  const [verb, noun = ""] = line.split(" ");
  switch (verb) {
    case "play":
    case "use":
    case "take":
    case "smith":
      return { type: verb, card: noun };
    case "card":
      return { type: "choose-card", card: noun };
    case "enemy":
      return { type: "choose-enemy", enemy: Number(noun) };
    case "amount":
      return { type: "choose-amount", amount: Number(noun) };
    case "option":
      return { type: "choose-option", option: Number(noun) };
    case "none":
      return { type: "choose-none" };
    case "leave":
      return { type: "leave" };
    case "relic":
      return { type: "use-relic", relic: noun };
    case "drink":
      return { type: "drink", potion: noun };
    case "end":
      return { type: "end-turn" };
    default:
      throw new Error(`There is no action "${line}".`);
  }
}
