// A player of that server: `npm run client -- Ann`. It knows what the server shows, and believes nothing else.
import { bombFlip } from "@games/bomb-flip";
import { bots } from "@games/bomb-flip/bots";
import { verifyFairGame } from "@games/core-game/fair";
import { seeded } from "@games/core-rng";

const [name = "Ann", address = "http://127.0.0.1:3000"] = process.argv.slice(2);

async function ask(path, token, body) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const posted = body && { method: "POST", body: JSON.stringify(body) };
  const answer = await (await fetch(address + path, { headers, ...posted })).json();
  if (answer.code) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}

const { token, commitment } = await ask("/seats", "", {});
const playerSeed = crypto.randomUUID(); // only now that the server is bound, and nobody can guess it
const hesitation = seeded(name);
let now = await ask("/start", token, { name, playerSeed });
while (!now.outcome) {
  now = await ask("/actions", token, bots.bold(now.view, now.legalActions, hesitation));
}

const proof = { ...(await ask("/proof", token)), commitment, playerSeed }; // as we know them ourselves
const verified = await verifyFairGame(bombFlip, proof);
if (!verified.ok) throw new Error(`Not a fair game: ${verified.error.message}`);
console.log(`${name}: ${now.outcome.totalScore} points, verified.`);
