// Rooms over WebSocket. Whoever opens a room gets its key and plays; others watch. Only views are ever sent.
import { randomUUID } from "node:crypto";
import { Session } from "@games/core-game";
import { chacha20 } from "@games/core-rng/chacha20";
import { dsd6 } from "@games/dsd6";
import { WebSocketServer } from "ws";

const game = dsd6.withRng(chacha20); // nobody can work out its luck from what they see
const rooms = new Map();

/** What a member may know, with every event since the step they saw last. */
function shown(session, seen) {
  const { view, legalActions, outcome, step } = session.getSnapshot();
  const missed = session.history().slice(seen + 1);
  const events = missed.flatMap((entry) => entry.events);
  return { type: "shown", step, view, legalActions, outcome, events };
}

const answers = {
  open(member) {
    const [room, key] = [randomUUID(), randomUUID()];
    rooms.set(room, { key, session: new Session(game, { seed: randomUUID() }) });
    member.send({ type: "opened", room, key });
  },
  join(member, { room, key, seen }) {
    const found = rooms.get(room);
    if (!found) return member.refuse("no-room", "There is no such room.");
    member.leave();
    member.play = key === found.key ? found.session.do : undefined;
    let last = seen >= 0 ? seen : -1;
    member.leave = found.session.subscribe(({ step }) => {
      member.send(shown(found.session, last));
      last = step;
    });
  },
  act(member, { action }) {
    if (!member.play) return member.refuse("watching", "Only who has the key can play.");
    const done = member.play(action); // parses whatever came, and never throws
    if (!done.ok) member.refuse(done.error.code, done.error.message);
  },
};

function read(data) {
  try {
    const message = JSON.parse(data);
    return Object.hasOwn(answers, message?.type) ? message : undefined;
  } catch {}
}

const server = new WebSocketServer({ port: Number(process.env.PORT ?? 3000), maxPayload: 10_000 });
server.on("connection", (socket) => {
  const send = (message) => socket.send(JSON.stringify(message));
  const refuse = (code, message) => send({ type: "refused", code, message });
  const member = { send, refuse, leave() {}, play: undefined };
  socket.on("close", () => member.leave());
  socket.on("message", (data) => {
    const message = read(data);
    if (message) answers[message.type](member, message);
    else refuse("unknown-message", "A message is JSON of the type open, join or act.");
  });
});
server.on("listening", () => console.log(`ws://127.0.0.1:${server.address().port}`));
