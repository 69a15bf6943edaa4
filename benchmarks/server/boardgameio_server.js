// A boardgame.io server with tic-tac-toe, its matches in memory as it comes. Usage: node boardgameio_server.js PORT
process.env.NODE_ENV ??= "production";
const path = require("path");
const peer = process.env.BOARDGAMEIO || path.join(__dirname, "..", "peers", "boardgameio");
const from = (name) => require(require.resolve(name, { paths: [peer] }));
const { Server } = from("boardgame.io/server");
const { game } = require(path.join(peer, "tictactoe.js"));

Server({ games: [game], origins: [/.*/] }).run(Number(process.argv[2]), () => console.log("ready"));
