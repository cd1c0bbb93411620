import { type Action, bombFlip } from "@games/bomb-flip";
import { unwrap } from "@games/core-game";

const actions: Action[] = [{ type: "flip", side: "left" }, { type: "flip", side: "right" }];
const replay = unwrap(bombFlip.record({ seed: "tuesday" }, actions));
console.log(unwrap(bombFlip.replay(replay)).steps); // → 2

const other = bombFlip.replay({ ...replay, seed: "wednesday" });
console.log(other.ok ? "" : `${other.error.code} at ${other.error.step}`); // → different at 0

const link = unwrap(bombFlip.share(replay));
console.log(/^[\w-]+$/.test(link), unwrap(bombFlip.unshare(link)).actions.length); // → true 2

export {};
