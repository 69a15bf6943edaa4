// Random games on boardgame.io through its headless local client: node bench.js GAME [--seconds N]

// Its development checks and logging would only slow it down.
process.env.NODE_ENV ??= "production";

const { parseArgs } = require("node:util");
const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");

const GAMES = { tictactoe: "./tictactoe.js", connect_four: "./connect_four.js" };
// Longer than for Python: the just-in-time compiler needs about a second.
const WARM_UP_SECONDS = 1.5;

function playGame(client, enumerate) {
  client.reset();
  let steps = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) return steps;
    const options = enumerate(G, ctx);
    const { move, args } = options[Math.floor(Math.random() * options.length)];
    client.moves[move](...args);
    steps++;
  }
}

function playFor(seconds, client, enumerate) {
  const start = process.cpuUsage();
  let steps = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    steps += playGame(client, enumerate);
    games++;
    const used = process.cpuUsage(start);
    elapsed = (used.user + used.system) / 1e6;
  }
  return { steps, games, elapsed };
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string", default: "1" } },
  });
  const name = positionals[0];
  const seconds = Number(values.seconds);
  if (!Object.hasOwn(GAMES, name ?? "") || !(seconds > 0)) {
    console.error(`Usage: node bench.js ${Object.keys(GAMES).join("|")} [--seconds N]`);
    process.exit(2);
  }
  const { game } = require(GAMES[name]);
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  playFor(WARM_UP_SECONDS, client, game.ai.enumerate);
  const { steps, games, elapsed } = playFor(seconds, client, game.ai.enumerate);
  client.stop();
  const result = {
    peer: "boardgame.io",
    version,
    game: name,
    steps_per_second: Number((steps / elapsed).toFixed(1)),
    games_per_second: Number((games / elapsed).toFixed(2)),
    seconds: Number(elapsed.toFixed(3)),
  };
  console.log(JSON.stringify(result));
}

main();
