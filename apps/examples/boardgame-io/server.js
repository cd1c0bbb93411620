// `npm run serve`: boardgame.io's own server, with its lobby on the next port.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const port = Number(process.env.PORT ?? 8000);
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }).then(() => {
  console.log(`http://127.0.0.1:${port}`);
});
