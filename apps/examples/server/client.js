// A player of that server: `npm run client -- Ann`. It knows what the server shows, and verifies the game afterwards.
import { bombFlip } from "@games/bomb-flip";
import { bots } from "@games/bomb-flip/bots";
import { unwrap } from "@games/core-game";
import { drawSecret, readFairOffer, verifyFairGame } from "@games/core-game/fair";
import { seeded } from "@games/core-rng";

const [name = "Ann", address = "http://127.0.0.1:3000"] = process.argv.slice(2);

async function ask(path, token, body) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const posted = body && { method: "POST", body: JSON.stringify(body) };
  const answer = await (await fetch(address + path, { headers, ...posted })).json();
  if (answer.code) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}

const { token, offer } = await ask("/seats", "", {});
unwrap(readFairOffer(bombFlip, offer));
const playerSeed = drawSecret(); // only now that the server has committed itself, and nobody can guess it
const tieBreaks = seeded(name);
let now = await ask("/start", token, { name, playerSeed });
const [actions, views] = [[], [now.view]]; // everything that is sent, and everything that is shown
while (!now.outcome) {
  actions.push(bots.bold(now.view, now.legalActions, tieBreaks));
  now = await ask("/actions", token, actions.at(-1));
  views.push(now.view);
}

const held = { offer, playerSeed, actions, views };
const verified = await verifyFairGame(bombFlip, await ask("/proof", token), held);
console.log(`${name}: ${unwrap(verified).outcome.totalScore} points, verified.`); // not what the server says, but the game
