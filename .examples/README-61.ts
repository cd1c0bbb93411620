import { bombFlip } from "@games/bomb-flip";
import { Session } from "@games/core-game";

const session = new Session(bombFlip, { seed: "tuesday" });
const stop = session.subscribe(({ change, step, canUndo }) => console.log(change, step, canUndo));
// → start 0 false
const refused = session.do({ type: "bank" }); // refused, so nothing changes
if (!refused.ok) console.log(refused.error.code); // → nothing-to-bank
session.do({ type: "flip", side: "left" }); // it turns a card over, so fair undo ends here
// → do 1 false
stop();

export {};
