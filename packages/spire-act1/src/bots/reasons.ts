// Why the planner does something: one sentence per code.
import { type Message, messagesOf, type Params, type ParamsOf, translate } from "@games/core-game";
import { type GameWithNames, type Names, namesOf } from "../names.js";

/** The reasons of the planner. Chances are to complete the act, in percent. */
export const REASONS = {
  only: "Nothing else can be done.",
  "wins-fight": "This turn can win the fight.",
  kills: "Kills {enemy} before it can hit you for {damage}.",
  "kills-idle": "Kills {enemy}.",
  "helps-to-kill": "Helps to kill {enemy} in this turn.",
  blocks: "Stops {blocked} of the {incoming} damage of this round.",
  weakens: "Makes {enemy} hit for less.",
  exposes: "Makes {enemy} take double damage from the next hit.",
  "gains-strength": "More Strength makes every later hit bigger.",
  "gains-energy": "The energy pays for more cards in this turn.",
  draws: "Draws cards while there is energy to play them.",
  "sets-up": "A power pays off in every later round.",
  damages: "Deals {damage} damage to {enemy}.",
  "thins-out": "Fewer cards that do little are left for the rest of the fight.",
  "ends-turn": "Nothing that can still be done helps more than it costs.",
  "does-best": "Did best of everything that was tried to the end of the fight.",
  "takes-card":
    "{card} makes the deck stronger: {after}% to complete the act, {before}% without it.",
  "takes-relic":
    "{relic} lasts for the whole run: {after}% to complete the act, {before}% without it.",
  "takes-free": "Costs nothing.",
  "leaves-cards": "None of the cards makes the deck stronger.",
  "leaves-rest": "What is left is not worth taking.",
  buys: "{ware} is worth its {price} gold: {after}% to complete the act, {before}% without it.",
  "removes-card": "The deck is better without {card}, which does the least.",
  "leaves-merchant": "Nothing else here is worth its price.",
  rests:
    "{missing} HP are missing: {after}% to complete the act after a rest, {other}% with the best upgrade.",
  upgrades:
    "Upgrading {card} helps more than resting: {after}% to complete the act, {other}% after a rest.",
  "upgrades-card": "{card} gains most from an upgrade.",
  "transforms-card": "{card} is the card to lose.",
  "chooses-option":
    "The best of the options: {after}% to complete the act, {other}% with the next best.",
  drinks: "Drinking {potion} helps more now than later.",
  "makes-room": "{potion} is the potion that helps least.",
  "goes-fight": "The way past this fight is the best one: the reward is worth about {cost} HP.",
  "goes-elite": "An elite: its relic and the way beyond are worth about {cost} HP.",
  "goes-campfire": "A campfire: rest, or upgrade a card.",
  "goes-event": "The way by this event is the best one.",
  "goes-merchant": "There are {gold} gold to spend at the merchant.",
  "goes-treasure": "A treasure: a relic without a fight.",
  "goes-boss": "All ways lead to the boss.",
} as const;

/** One of the codes of {@link REASONS}. */
export type ReasonCode = keyof typeof REASONS;

/** Makes a reason that names nothing, by its code. */
export const because = /* @__PURE__ */ messagesOf(REASONS);

/** What a reason can name by its id, and where names of that kind are found. */
const NAMED = { card: "card", potion: "potion", relic: "relic", ware: "any" } as const;

/** The parameters of a reason, with names for ids; an enemy has its place in the fight beside it. */
export function nameParams(params: Params, names: Names): Params {
  const named: Record<string, string | number> = { ...params };
  for (const [param, kind] of Object.entries(NAMED)) {
    const id = params[param];
    if (id !== undefined) named[param] = names[kind](`${id}`);
  }
  const { enemy, place = 0 } = params;
  return enemy === undefined ? named : { ...named, enemy: names.enemy(`${enemy}`, Number(place)) };
}

/** Makes a reason that names things of a game: its parameters have their ids, its sentence their names. */
export function becauseOf<K extends ReasonCode>(
  game: GameWithNames,
  code: K,
  params: ParamsOf<(typeof REASONS)[K]> & { readonly place?: number },
): Message<K> {
  const named = nameParams(params, namesOf(game));
  return { code, params, message: translate({ code, params: named, message: code }, REASONS) };
}
