import { bombFlip } from "@games/bomb-flip";
import { Session } from "@games/core-game";

const session = new Session(bombFlip, { seed: crypto.randomUUID() });
const sent: unknown = JSON.parse('{"type":"flip","side":"__proto__"}'); // from a stranger
const played = session.do(sent as never); // takes anything; the types are for honest callers
console.log(played.ok ? "" : played.error.code, session.getSnapshot().step); // → unknown-side 0

export {};
