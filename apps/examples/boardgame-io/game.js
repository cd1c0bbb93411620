// Deep Space D-6 as a game of boardgame.io, for its server and its clients. A player cannot work out the luck of ChaCha20
// from what they see, as they could with the generator that games have by default.
const { randomUUID } = require("node:crypto");
const { toBoardgameIo } = require("@games/core-game/boardgame-io");
const { chacha20 } = require("@games/core-rng/chacha20");
const { dsd6 } = require("@games/dsd6");

exports.game = toBoardgameIo(dsd6.withRng(chacha20), { drawSeed: randomUUID });
