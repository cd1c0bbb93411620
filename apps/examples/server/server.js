// Hosts bomb flip. State and seed stay here: a client gets its own view, sends actions, and is refused what the rules
// refuse. It gets a commitment to the seed before the game and the proof after it.
import { randomUUID } from "node:crypto";
import { bombFlip } from "@games/bomb-flip";
import { Session, unwrap } from "@games/core-game";
import { fairGame, fairOptions, offerFairGame } from "@games/core-game/fair";
import express from "express";

const app = express();
const game = fairGame(bombFlip); // with a random source that cannot be predicted from its output
const [seats, games] = [new Map(), new Map()]; // players who have not begun, and games, by token
const scores = [];

const tokenOf = (request) => request.get("authorization")?.replace("Bearer ", "");
const refuse = (response, status, code, message) => response.status(status).json({ code, message });

/** All that ever leaves the server of a game in progress. */
function shown({ session }) {
  const { view, legalActions, outcome } = session.getSnapshot();
  return { view, legalActions, outcome };
}

function findGame(request, response, next) {
  request.played = games.get(tokenOf(request));
  if (request.played) next();
  else refuse(response, 401, "no-game", "Start a game first.");
}

app.use(express.json());
app.post("/seats", async (_, response) => {
  const [token, seat] = [randomUUID(), await offerFairGame(bombFlip, {})];
  seats.set(token, seat);
  response.json({ token, offer: seat.offer });
});

app.post("/start", (request, response) => {
  const token = tokenOf(request);
  const seat = seats.get(token);
  if (!seat) return refuse(response, 401, "no-seat", "Take a seat first; it is for one game only.");
  seats.delete(token);
  const name = String(request.body?.name).slice(0, 40);
  const playerSeed = String(request.body?.playerSeed).slice(0, 500); // after the offer: nobody chooses the luck
  const session = new Session(game, fairOptions(seat.offer, seat.secret, playerSeed));
  games.set(token, { secret: seat.secret, name, session });
  response.json(shown({ session }));
});

app.get("/view", findGame, ({ played }, response) => response.json(shown(played)));

app.post("/actions", findGame, ({ played: { name, session }, body }, response) => {
  const done = session.do(body); // parses whatever it gets, and never throws
  if (!done.ok) return refuse(response, 409, done.error.code, done.error.message);
  const { outcome } = session.getSnapshot();
  if (outcome) scores.push({ name, score: outcome.totalScore });
  response.json({ events: done.value, ...shown({ session }) });
});

app.get("/proof", findGame, ({ played: { secret, session } }, response) => {
  if (session.getSnapshot().outcome) response.json({ secret, replay: unwrap(session.replay()) });
  else refuse(response, 409, "not-over", "The secret is revealed after the game.");
});

app.get("/scores", (_, response) => response.json(scores));

const server = app.listen(Number(process.env.PORT ?? 3000), "127.0.0.1");
server.on("listening", () => console.log(`http://127.0.0.1:${server.address().port}`));
