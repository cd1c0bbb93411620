import { bombFlip } from "@games/bomb-flip";
import { describeAction, describeEvent } from "@games/bomb-flip/text";
import { Session } from "@games/core-game";

const session = new Session(bombFlip, { seed: "tuesday" });
const bank = bombFlip.check(session.state, { type: "bank" });
console.log(bank?.message); // → There is nothing to bank before the run has a number.
session.do({ type: "flip", side: "left" });
const { legalActions, events } = session.getSnapshot();
console.log(legalActions.map((action) => describeAction(action)).join(" ")); // → Flip the left card. Flip the right card. Bank the run.
console.log(events.map((event) => describeEvent(event))[0]); // → The left card is a treasure; the other one was a treasure.

export {};
