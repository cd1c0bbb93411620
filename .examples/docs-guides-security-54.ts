import { bombFlip, FLIP_LEFT } from "@games/bomb-flip";
import { Session, unwrap } from "@games/core-game";
import { commitToSecret, fairSeed, verifyFairGame } from "@games/core-game/fair";

const { secret, commitment } = await commitToSecret(); // host: publishes the commitment, keeps the secret
const playerSeed = crypto.randomUUID(); // player: only now, and unforeseeable
const session = new Session(bombFlip, { seed: fairSeed(secret, playerSeed), lives: 1 });
while (session.getSnapshot().outcome === undefined) session.do(FLIP_LEFT);
const replay = unwrap(session.replay()); // host: reveals secret and replay

const verified = await verifyFairGame(bombFlip, { secret, commitment, playerSeed, replay }); // player
console.log(verified.ok); // → true

const other = await verifyFairGame(bombFlip, { secret: "0".repeat(32), commitment, playerSeed, replay });
console.log(other.ok ? "" : other.error.code); // → wrong-secret

export {};
