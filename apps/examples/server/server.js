// Hosts bomb flip. State, seed and luck stay here: a client gets its own view, sends actions, and is told no where the
// rules say no. It knows a commitment to the seed before the game and gets the proof after it.
import { randomUUID } from "node:crypto";
import { bombFlip } from "@games/bomb-flip";
import { Session, unwrap } from "@games/core-game";
import { commitToSecret, fairSeed, verifyFairGame } from "@games/core-game/fair";
import express from "express";

const app = express();
const commitments = new Map(); // of players who have not begun, by token
const games = new Map(); // by token
const scores = []; // of verified games

const tokenOf = (request) => request.get("authorization")?.replace("Bearer ", "");
const refuse = (response, status, code, message) => response.status(status).json({ code, message });

/** All that ever leaves the server of a game in progress. */
function shown({ session }) {
  const { view, legalActions, outcome } = session.getSnapshot();
  return { view, legalActions, outcome };
}

/** What anyone needs to play a finished game again from the seed that was promised. */
const proofOf = ({ session, ...promised }) => ({ ...promised, replay: unwrap(session.replay()) });

function findGame(request, response, next) {
  request.game = games.get(tokenOf(request));
  if (request.game) next();
  else refuse(response, 401, "no-game", "Start a game first.");
}

app.use(express.json());
app.post("/seats", async (_, response) => {
  const [token, seat] = [randomUUID(), await commitToSecret()];
  commitments.set(token, seat);
  response.json({ token, commitment: seat.commitment });
});

app.post("/start", (request, response) => {
  const token = tokenOf(request);
  const seat = commitments.get(token);
  if (!seat) return refuse(response, 401, "no-seat", "Take a seat first; it is good for one game.");
  commitments.delete(token);
  const name = String(request.body?.name).slice(0, 40);
  const playerSeed = String(request.body?.playerSeed).slice(0, 40); // after the commitment: nobody chooses the luck
  const session = new Session(bombFlip, { seed: fairSeed(seat.secret, playerSeed) });
  games.set(token, { ...seat, name, playerSeed, session });
  response.json(shown({ session }));
});

app.get("/view", findGame, ({ game }, response) => response.json(shown(game)));

app.post("/actions", findGame, async ({ game, body }, response) => {
  const played = game.session.do(body); // takes anything, and never throws
  if (!played.ok) return refuse(response, 409, played.error.code, played.error.message);
  if (shown(game).outcome) {
    const { state } = unwrap(await verifyFairGame(bombFlip, proofOf(game)));
    scores.push({ name: game.name, score: bombFlip.view(state).totalScore });
  }
  response.json({ events: played.value, ...shown(game) });
});

app.get("/proof", findGame, ({ game }, response) => {
  if (shown(game).outcome) response.json(proofOf(game));
  else refuse(response, 409, "not-over", "The seed is told after the game.");
});

app.get("/scores", (_, response) => response.json(scores));

const server = app.listen(Number(process.env.PORT ?? 3000), "127.0.0.1");
server.on("listening", () => console.log(`http://127.0.0.1:${server.address().port}`));
