// A run of the printed act set up by hand for rule tests: known decks, scripted luck, and what the player has at a glance.
import type { Context } from "@games/core-game";
import { type Deck, type ScriptedLuck, scripted } from "@games/core-rng";
import {
  type Action,
  type DeckName,
  type NodeType,
  type Options,
  type SpireAct1,
  type SpireAct1Event,
  type State,
  spireAct1,
} from "../../src/index.js";

/** How a run is set up; everything has a plain default. */
export interface Setting extends Options {
  readonly seed?: number | string;
  readonly map?: readonly NodeType[];
  /** Cards known to be on top of decks, next to be drawn first; a deck that is named has no others. */
  readonly decks?: Partial<Readonly<Record<DeckName | "rewards", readonly string[]>>>;
  /** Faces of the dice to come. */
  readonly rolls?: readonly number[];
  /** Answers of the stream of events, for random cards. */
  readonly picks?: readonly number[];
}

/** A run under way, at the first node of a line. */
export class Run {
  readonly state: State;
  readonly events: SpireAct1Event[] = [];
  readonly #tapes: readonly ScriptedLuck[];
  readonly #play: Context<SpireAct1>;

  constructor({ decks = {}, rolls = [], picks = [], ...options }: Setting) {
    this.state = spireAct1.clone(
      spireAct1.create({
        seed: "run",
        ruleSet: "printed",
        hasNeow: false,
        relics: [],
        map: ["event", "boss"],
        ...options,
      }),
    );
    const { run } = this.state;
    for (const [name, cards] of Object.entries(decks)) {
      const deck: Deck<string> = { top: [...cards].reverse(), rest: [], bottom: [] };
      if (name === "rewards") run.cardRewardsDeck = deck;
      else if (run.decks !== null) run.decks[name as DeckName] = deck;
    }
    const die = scripted(rolls.map((face) => face - 1));
    const events = scripted(picks);
    this.#tapes = [die, events];
    const others = spireAct1.open(this.state).luck;
    this.#play = spireAct1.openWith(this.state, { ...others, die, events }, (event) =>
      this.events.push(event),
    );
  }

  /** Does actions that must be legal. */
  do(...actions: readonly Action[]): this {
    for (const action of actions) {
      const refusal = spireAct1.check(this.state, action);
      if (refusal !== undefined) throw new Error(`${refusal.code}: ${JSON.stringify(action)}`);
      spireAct1.step(this.#play, action);
    }
    return this;
  }

  /** Enters a node. */
  move(node = 0): this {
    return this.do({ type: "move", node });
  }

  /** Chooses options of an event, one after the other. */
  option(option: number): this {
    return this.do({ type: "choose-option", option });
  }

  /** Chooses cards that a text asks for. */
  cards(...cards: readonly string[]): this {
    return this.do(...cards.map((card): Action => ({ type: "choose-card", card })));
  }

  /** Takes a part of a reward. */
  claim(part: number, choice = 0): this {
    return this.do({ type: "claim", part, choice });
  }

  leave(): this {
    return this.do({ type: "leave" });
  }

  /** Why an action is refused. */
  refusal(action: Action): string | undefined {
    return spireAct1.check(this.state, action)?.code;
  }

  get legal(): readonly Action[] {
    return spireAct1.legalActions(this.state);
  }

  get view() {
    return spireAct1.view(this.state);
  }

  /** What the player is asked. */
  get pending() {
    return this.view.pending;
  }

  /** What the player has. */
  get has() {
    const { hp, gold, potions, relics } = this.view.run;
    return { hp, gold, potions, relics: relics.map(({ relic }) => relic) };
  }

  /** The deck without the starting cards: what was gained, and what of them is gone or changed. */
  get deck() {
    const gained = [...this.state.run.deck];
    const lost: string[] = [];
    for (const card of this.state.config.deck) {
      const place = gained.indexOf(card);
      if (place < 0) lost.push(card);
      else gained.splice(place, 1);
    }
    return { gained, lost };
  }

  /** The cards at the bottom of a deck, the last of the deck last. */
  bottom(name: DeckName | "rewards"): readonly string[] {
    const { decks, rewards } = this.view.run;
    return name === "rewards" ? rewards.bottom : (decks?.[name].bottom ?? []);
  }

  /** Fails when scripted luck is left over. */
  done(): this {
    for (const tape of this.#tapes) tape.done();
    return this;
  }
}
