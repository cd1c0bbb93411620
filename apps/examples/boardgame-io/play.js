// `npm start`: a game in this process, played by a bot through boardgame.io's own client.
const { toBoardgameIo, toBoardgameIoBot } = require("@games/core-game/boardgame-io");
const { dsd6 } = require("@games/dsd6");
const { bots } = require("@games/dsd6/bots");
const { describeOutcome } = require("@games/dsd6/text");
const { Step } = require("boardgame.io/ai");
const { Client } = require("boardgame.io/client");

const [seed = "tuesday"] = process.argv.slice(2);
const game = toBoardgameIo(dsd6, { drawSeed: () => seed });
const Captain = toBoardgameIoBot(dsd6, bots.captain);

async function play() {
  const client = Client({ game, numPlayers: 1, debug: false });
  const captain = new Captain({ seed });
  client.start();
  while (client.getState().ctx.gameover === undefined) await Step(client, captain);
  console.log(describeOutcome(client.getState().ctx.gameover, dsd6));
}

play();
