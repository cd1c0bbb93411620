// Opens a room, plays the first legal action each time, and comes back whenever the connection is lost.
import { dsd6 } from "@games/dsd6";
import { describeEvent, describeOutcome } from "@games/dsd6/text";
import { WebSocket } from "ws";

const [address = "ws://127.0.0.1:3000", cutEvery = Infinity] = process.argv.slice(2); // 7: to try it out
let seat; // the room and its key, once there is one
let seen = -1; // the last step that arrived: whoever comes back gets what they missed, and nothing twice
let cut = 0; // the last step at which the connection was cut

function connect() {
  const socket = new WebSocket(address);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.on("error", ({ message }) => seat ?? console.error(message)); // it is followed by "close"
  socket.on("close", () => setTimeout(connect, seat ? 50 : 1000));
  socket.on("open", () => send(seat ? { type: "join", ...seat, seen } : { type: "open" }));
  socket.on("message", (data) => {
    const { type, room, key, step, legalActions, outcome, events, message } = JSON.parse(data);
    if (type === "refused") throw new Error(message);
    if (type === "opened") {
      seat = { room, key };
      return send({ type: "join", ...seat, seen });
    }
    seen = step;
    for (const event of events) console.log(describeEvent(event, dsd6) ?? "");
    if (outcome) {
      console.log(describeOutcome(outcome, dsd6));
      process.exit();
    }
    if (step < cut + Number(cutEvery)) return send({ type: "act", action: legalActions[0] });
    cut = step;
    socket.terminate();
  });
}

connect();
