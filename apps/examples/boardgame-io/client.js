// `npm run client`: creates a match on that server, joins it, and plays the first legal action until the game is over.
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { dsd6 } = require("@games/dsd6");
const { describeOutcome } = require("@games/dsd6/text");
const { game } = require("./game.js");

const [seed = "tuesday", port = "8000"] = process.argv.slice(2);
const addressOf = (number) => `http://127.0.0.1:${number}`;

async function join() {
  const lobby = new LobbyClient({ server: addressOf(Number(port) + 1) });
  const setupData = { seed, difficulty: "easy" }; // the options of the game
  const { matchID } = await lobby.createMatch(dsd6.id, { numPlayers: 1, setupData });
  const { playerID, playerCredentials } = await lobby.joinMatch(dsd6.id, matchID, {
    playerName: "Ann",
  });
  return { matchID, playerID, credentials: playerCredentials };
}

async function play() {
  const multiplayer = SocketIO({ server: addressOf(port) });
  const client = Client({ game, multiplayer, debug: false, ...(await join()) });
  let seen = -1;
  client.subscribe((state) => {
    // Not yet connected, or heard before: a client also tells of moves that the server has not answered yet.
    if (state === null || state._stateID === seen) return;
    seen = state._stateID;
    const { view, legalActions } = state.G; // what the player may know, and what can be done
    if (view === undefined) return client.moves.begin();
    if (legalActions.length > 0) return client.moves.act(legalActions[0]);
    console.log(describeOutcome(state.ctx.gameover, dsd6));
    client.stop();
  });
  client.start();
}

play();
