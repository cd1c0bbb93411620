// The texts of potions, relics, events and Neow cards, in fights and between them.
import type { CompiledPotion } from "../act-content.js";
import type { Content } from "../content.js";
import { isDecided } from "../state.js";
import type { Play, RefusalCode, RunState, State } from "../types.js";
import type { PotionRow } from "../vocabulary.js";
import { settleCurlUps } from "./damage.js";
import { putBack } from "./decks.js";
import { type ItemFrame, itemFrame, pushItem, topFrame } from "./frames.js";
import { loseGold } from "./gains.js";
import { runText } from "./play.js";
import { itemOf, textOf } from "./questions.js";

/** Continues with the text of an item; false when the player has to choose something. */
export function advanceItem(play: Play, frame: ItemFrame): boolean {
  if (frame.stage === "option" && !takeOption(play, frame)) return false;
  const text = textOf(play.content, frame);
  if (!runText(play, frame, text)) return false;
  const { state } = play;
  if (topFrame(state) !== frame || (state.combat !== null && isDecided(state.combat))) return true;
  if (frame.next < text.ops.length) return true;
  if (state.combat !== null) settleCurlUps(play);
  if (frame.text === null && openOptions(state.run, play.content, frame).length > 0)
    frame.stage = "option";
  if (frame.stage !== "option") state.stack.pop();
  return frame.stage !== "option";
}

/** The options of an event or a Neow card that can be paid for. */
export function openOptions(
  { gold }: Readonly<RunState>,
  content: Content,
  frame: Readonly<ItemFrame>,
): number[] {
  const { options } = itemOf(content, frame);
  return options.flatMap(({ pay = 0 }, i) => (pay <= gold ? [i] : []));
}

/** Begins the chosen option; false when none was chosen yet. */
function takeOption(play: Play, frame: ItemFrame): boolean {
  const { option } = frame;
  if (option === null) return false;
  const { id, options } = itemOf(play.content, frame);
  play.emit?.({ type: "option-chosen", by: id, option });
  loseGold(play, options[option]?.pay ?? 0);
  frame.text = option;
  frame.option = null;
  frame.next = 0;
  frame.stage = "target";
  return true;
}

/** What a potion can be drunk for, where. */
const USES = {
  fight: ["fight", "anywhere"],
  roll: ["roll"],
  anywhere: ["anywhere"],
} as const satisfies Readonly<Record<string, readonly NonNullable<PotionRow["use"]>[]>>;

/** Why a potion cannot be drunk in a fight, after a roll, or between fights. */
export function refuseDrink(
  { run }: Readonly<State>,
  { act }: Content,
  id: string,
  where: keyof typeof USES,
): RefusalCode | undefined {
  if (!run.potions.includes(id)) return "no-such-potion";
  const { use = "fight" } = (
    act.items.potion[act.itemNumbers.potion.get(id) as number] as CompiledPotion
  ).row;
  return (USES[where] as readonly string[]).includes(use) ? undefined : "cannot-drink";
}

/** The different potions that can be drunk. */
export function drinkable(
  state: Readonly<State>,
  content: Content,
  where: keyof typeof USES = "anywhere",
): string[] {
  const { potions } = state.run;
  return potions.filter(
    (id, i) => potions.indexOf(id) === i && refuseDrink(state, content, id, where) === undefined,
  );
}

/** The player is at 0 HP: a potion for that saves them, and is used up. */
export function revive(play: Play): void {
  const { act } = play.content;
  const { potions } = play.state.run;
  const numberOf = (id: string) => act.itemNumbers.potion.get(id) as number;
  const id = potions.find((one) => act.items.potion[numberOf(one)]?.row.use === "death");
  if (id === undefined) return;
  losePotion(play, id);
  play.emit?.({ type: "potion-drunk", potion: id });
  const frame = itemFrame("potion", numberOf(id), null, "text");
  for (const { run } of (act.items.potion[numberOf(id)] as CompiledPotion).text.ops)
    run(play, frame);
}

/** Drinks a potion. */
export function drink(play: Play, id: string): void {
  losePotion(play, id);
  play.emit?.({ type: "potion-drunk", potion: id });
  pushItem(play, "potion", play.content.act.itemNumbers.potion.get(id) as number, null);
}

/** Throws a potion away. */
export function discardPotion(play: Play, id: string): void {
  losePotion(play, id);
  play.emit?.({ type: "potion-discarded", potion: id });
}

/** A potion that is used or thrown away goes to the bottom of its deck. */
function losePotion(play: Play, id: string): void {
  const { potions } = play.state.run;
  potions.splice(potions.indexOf(id), 1);
  putBack(play, "potions", id);
}
