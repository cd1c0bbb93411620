// The view for simulations: every field reads the state when it is asked for, and nothing is copied but the lists of cards.
import { deckSize } from "@games/core-rng";
import { targetRefusal } from "./actions.js";
import type { Card, Content } from "./content.js";
import { repairs } from "./rules/stations.js";
import { boardFlags, cardAt, cardOf, diceAt, isDestroyed, placeOn, scannerCards } from "./state.js";
import type { DieView, State, ThreatView, View } from "./types.js";
import { activationOf, deckCards, discardedCards, faceOf, outcome, placeNameOf } from "./view.js";

/** What a live view shows now. */
interface Shown {
  state: Readonly<State>;
  /** The board flags of that state; undefined until they are asked for. */
  flags: number | undefined;
}

/** A view that shows the state it was last given. */
export function liveView(content: Content): (state: Readonly<State>) => View {
  const shown = { flags: undefined } as Shown;
  const live = createView(content, shown);
  return (state) => {
    shown.state = state;
    shown.flags = undefined;
    return live;
  };
}

function createView(content: Content, shown: Shown): View {
  const dice: DieView[] = [];
  const threats: ThreatView[][] = [];
  return {
    get config() {
      return shown.state.config;
    },
    get turn() {
      return shown.state.turn;
    },
    get phase() {
      return shown.state.phase;
    },
    get hull() {
      return shown.state.hull;
    },
    get shields() {
      return shown.state.shields;
    },
    get threatDie() {
      return shown.state.threatDie;
    },
    get dice() {
      while (dice.length < shown.state.places.length) dice.push(createDie(shown, dice.length));
      return dice;
    },
    get threats() {
      const { length } = shown.state.inPlay;
      while (threats.length <= length) threats.push(nextThreats(content, shown, threats));
      return threats[length] as ThreatView[];
    },
    get scannerCards() {
      return scannerCards(shown.state);
    },
    get repairs() {
      return shown.state.phase === "assign" ? repairs(shown.state) : 0;
    },
    get deckSize() {
      return deckSize(shown.state.deck);
    },
    get deck() {
      return deckCards(shown.state, content);
    },
    get discard() {
      return discardedCards(shown.state, content);
    },
    get drawn() {
      return shown.state.drawn.map((card) => cardOf(content, card).ref);
    },
    get isBossDestroyed() {
      return shown.state.isBossDestroyed;
    },
    get outcome() {
      return outcome(shown.state, content) ?? null;
    },
  };
}

function createDie(shown: Shown, die: number): DieView {
  return {
    get place() {
      return placeNameOf(shown.state, die);
    },
    get card() {
      return cardAt(shown.state.places[die] as number) ?? null;
    },
    get face() {
      return faceOf(shown.state, die);
    },
  };
}

/** The list that is one card longer than the longest so far: one list for each number of cards in play. */
function nextThreats(content: Content, shown: Shown, lists: readonly ThreatView[][]): ThreatView[] {
  const last = lists.at(-1);
  return last === undefined ? [] : [...last, createThreat(content, shown, last.length)];
}

function createThreat(content: Content, shown: Shown, at: number): ThreatView {
  const card = (): Card => cardOf(content, shown.state.inPlay[at] as number);
  return {
    get card() {
      return shown.state.inPlay[at] as number;
    },
    get threat() {
      return card().id;
    },
    get kind() {
      return card().kind;
    },
    get symbol() {
      return card().row.symbol ?? null;
    },
    get hp() {
      return shown.state.hitPoints[at] as number;
    },
    get maxHp() {
      return card().maxHp;
    },
    get needs() {
      return card().row.needs ?? null;
    },
    get passive() {
      return card().row.passive ?? null;
    },
    get activate() {
      return activationOf(card());
    },
    get dice() {
      return diceAt(shown.state, placeOn(shown.state.inPlay[at] as number));
    },
    get stasis() {
      return shown.state.stasisTokens[at] as number;
    },
    get isDestroyed() {
      return isDestroyed(shown.state, content, at);
    },
    get targetRefusal() {
      shown.flags ??= boardFlags(shown.state, content);
      return targetRefusal(shown.state, content, shown.flags, at) ?? null;
    },
  };
}
