// The texts of potions, relics, events and Neow cards, in fights and between them.
import { diceAbout, die } from "@games/core-rng";
import type { Content } from "../content.js";
import { isDecided } from "../state.js";
import type { Play, RunState, State } from "../types.js";
import { settleCurlUps } from "./damage.js";
import { putBack } from "./decks.js";
import { type ItemFrame, pushItem, topFrame } from "./frames.js";
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

const [DIE] = /* @__PURE__ */ diceAbout("die", 1);

/** Rolls the die for a text. */
export function rollFor(play: Play, frame: ItemFrame): void {
  const face = die(play.luck.die, 6, DIE);
  frame.rolled = face;
  play.emit?.({ type: "die-rolled", face, reveals: true });
}

/** The different potions that can be drunk between fights. */
export function drinkable({ run }: Readonly<State>, { act }: Content): string[] {
  const { items, itemNumbers } = act;
  return run.potions.filter((id, i) => {
    const row = items.potion[itemNumbers.potion.get(id) as number]?.row;
    return run.potions.indexOf(id) === i && row?.use === "anywhere";
  });
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
