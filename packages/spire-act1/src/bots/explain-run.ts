// Why something is done between fights: what it does to the chance to complete the act.
import type { Message } from "@games/core-game";
import { removalPrice } from "../data/printed/ascension.js";
import { topFrame } from "../rules/frames.js";
import type { Action, MapNode, State } from "../types.js";
import type { NodeType } from "../vocabulary.js";
import type { Choice } from "./choices.js";
import { because, becauseOf, type ReasonCode } from "./reasons.js";
import type { Scout } from "./scout.js";

type Reason = Message<ReasonCode>;

/** What is explained: the choice, and what else there was. */
interface Chosen {
  readonly scout: Scout;
  readonly state: State;
  readonly best: Choice;
  readonly others: readonly Choice[];
}

const percent = (chance: number) => Math.round(chance * 100);

/** Why the first of some choices is the best. */
export function explainChoice(scout: Scout, state: State, choices: readonly Choice[]): Reason {
  const [best, ...others] = choices;
  if (best === undefined) return because("only");
  const chosen = { scout, state, best, others };
  const { action } = best;
  switch (action.type) {
    case "move":
      return explainMove(chosen, state.run.map.nodes[action.node]);
    case "take":
      return takesCard(chosen, action.card);
    case "claim":
      return explainClaim(chosen, action);
    case "skip":
      return because("leaves-cards");
    case "leave":
      return explainLeaving(chosen);
    case "buy":
      return explainPurchase(chosen, action.item);
    case "remove":
      return becauseOf(scout.game, "removes-card", { card: action.card });
    case "rest":
    case "smith":
      return explainCamp(chosen);
    case "drink":
      return becauseOf(scout.game, "drinks", { potion: action.potion });
    case "discard-potion":
      return becauseOf(scout.game, "makes-room", { potion: action.potion });
    case "choose-card":
      return explainCard(chosen, action.card);
    default:
      return because("chooses-option", { after: percent(best.chance), other: otherChance(chosen) });
  }
}

/** The chance after the best of the other choices, or of those of some types. */
function otherChance({ others, best }: Chosen, ...types: readonly Action["type"][]): number {
  const other = others.find(({ action }) => types.length === 0 || types.includes(action.type));
  return percent((other ?? best).chance);
}

function takesCard(chosen: Chosen, card: string): Reason {
  return becauseOf(chosen.scout.game, "takes-card", {
    card,
    after: percent(chosen.best.chance),
    before: otherChance(chosen, "skip", "leave"),
  });
}

function explainClaim(chosen: Chosen, action: Action & { readonly type: "claim" }): Reason {
  const frame = topFrame(chosen.state);
  const offer = frame?.kind === "rewards" ? frame.offers[action.part] : undefined;
  if (offer?.part === "card") return takesCard(chosen, offer.cards[action.choice] ?? "");
  if (offer?.part !== "relic") return because("takes-free");
  return becauseOf(chosen.scout.game, "takes-relic", {
    relic: offer.relics[action.choice] ?? "",
    after: percent(chosen.best.chance),
    before: otherChance(chosen, "leave"),
  });
}

function explainLeaving({ state }: Chosen): Reason {
  const frame = topFrame(state);
  if (frame?.kind === "merchant") return because("leaves-merchant");
  const isCards = frame?.kind === "rewards" && frame.offers.every(({ part }) => part === "card");
  return because(isCards ? "leaves-cards" : "leaves-rest");
}

function explainPurchase(chosen: Chosen, item: number): Reason {
  const { scout, state, best } = chosen;
  const frame = topFrame(state);
  const ware = frame?.kind === "merchant" ? frame.wares[item] : undefined;
  return becauseOf(scout.game, "buys", {
    ware: ware?.id ?? "",
    price: ware?.price ?? removalPrice(state.config),
    after: percent(best.chance),
    before: otherChance(chosen, "leave"),
  });
}

function explainCamp(chosen: Chosen): Reason {
  const { scout, state, best } = chosen;
  const after = percent(best.chance);
  if (best.action.type !== "smith") {
    const missing = state.run.maxHp - state.run.hp;
    return because("rests", { missing, after, other: otherChance(chosen, "smith") });
  }
  const { card } = best.action;
  const canRest = chosen.others.some(({ action }) => action.type === "rest");
  if (!canRest) return becauseOf(scout.game, "upgrades-card", { card });
  return becauseOf(scout.game, "upgrades", { card, after, other: otherChance(chosen, "rest") });
}

const CARD_REASONS = {
  upgrade: "upgrades-card",
  remove: "removes-card",
  transform: "transforms-card",
} as const;

function explainCard({ scout, state }: Chosen, card: string): Reason {
  const { pending } = scout.game.view(state);
  const verb = pending?.ask === "card" ? pending.to : undefined;
  if (verb === "upgrade" || verb === "remove" || verb === "transform")
    return becauseOf(scout.game, CARD_REASONS[verb], { card });
  return because("does-best");
}

const GOES = {
  encounter: "goes-fight",
  elite: "goes-elite",
  campfire: "goes-campfire",
  event: "goes-event",
  merchant: "goes-merchant",
  treasure: "goes-treasure",
  boss: "goes-boss",
} as const satisfies Readonly<Record<NodeType, ReasonCode>>;

function explainMove({ state, best }: Chosen, node: MapNode | undefined): Reason {
  const code = GOES[node?.type ?? "boss"];
  if (code === "goes-merchant") return because(code, { gold: state.run.gold });
  if (code === "goes-fight" || code === "goes-elite")
    return because(code, { cost: Math.max(0, Math.round(best.cost ?? 0)) });
  return because(code);
}
