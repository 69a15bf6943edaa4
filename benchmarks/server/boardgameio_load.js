// Plays tic-tac-toe at a boardgame.io server over its own protocol, as load.py does at ours.
// Usage: node boardgameio_load.js ADDRESS MATCHES SPARE SECONDS PID
process.env.NODE_ENV ??= "production";
const fs = require("fs");
const path = require("path");
const peer = process.env.BOARDGAMEIO || path.join(__dirname, "..", "peers", "boardgameio");
const { io } = require(require.resolve("socket.io-client", { paths: [peer] }));
const [address, matches, spare, seconds, pid] = [process.argv[2], ...process.argv.slice(3).map(Number)];

let latencies = [];
let measuring = false;
let finish;
const finished = new Promise((resolve) => { finish = resolve; });
const choose = (list) => list[Math.floor(Math.random() * list.length)];

class Seat {
  constructor(match, player) {
    Object.assign(this, { match, player, state: null, sent: 0, slot: null });
  }
  connect() {
    return new Promise((resolve) => {
      this.socket = io(`${address}/tictactoe`, { transports: ["websocket"], forceNew: true });
      this.socket.on("connect", () => this.socket.emit("sync", this.match, this.player, undefined, 2));
      this.socket.on("sync", (_, info) => { this.state = info.state; resolve(); });
      this.socket.on("update", (_, state) => this.hear(state));
    });
  }
  hear(state) {
    this.state = state;
    if (this.sent) {
      if (measuring) latencies.push(performance.now() - this.sent);
      this.sent = 0;
    }
    if (measuring) this.move();
  }
  move() {
    const { G, ctx } = this.state;
    if (this.slot.tables[0].includes(this) === false) return;
    if (ctx.gameover) { if (this.player === "0") this.slot.next(); return; }
    if (ctx.currentPlayer !== this.player || this.sent) return;
    const cell = choose(G.cells.map((mark, at) => (mark === null ? at : -1)).filter((at) => at >= 0));
    this.sent = performance.now();
    const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [cell], playerID: this.player } };
    this.socket.emit("update", action, this.state._stateID, this.match, this.player);
  }
}

class Slot {
  constructor(tables) {
    this.tables = tables;
    for (const seats of tables) for (const seat of seats) seat.slot = this;
  }
  next() {
    this.tables.shift();
    if (this.tables.length === 0) { measuring = false; finish(); this.tables = [[]]; return; }
    for (const seat of this.tables[0]) seat.move();
  }
}

// The processor seconds that the server has used so far; the kernel counts hundredths.
function serverSeconds() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function main() {
  const slots = [];
  for (let slot = 0; slot < matches; slot++) {
    const tables = [];
    for (let number = 0; number < spare; number++) {
      const seats = ["0", "1"].map((player) => new Seat(`m${slot}-${number}-${process.pid}`, player));
      for (const seat of seats) await seat.connect();
      tables.push(seats);
    }
    slots.push(new Slot(tables));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  measuring = true;
  const before = serverSeconds();
  const own = process.cpuUsage();
  const started = performance.now();
  for (const slot of slots) for (const seat of slot.tables[0]) seat.move();
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, seconds * 1000))]);
  measuring = false;
  const taken = (performance.now() - started) / 1000;
  const used = process.cpuUsage(own);
  const each = (cost) => Math.round((cost / latencies.length) * 1e6);
  const server_us = each(serverSeconds() - before);
  const client_us = each((used.user + used.system) / 1e6);
  latencies.sort((a, b) => a - b);
  const at = (share) => Math.round(latencies[Math.floor(latencies.length * share)] * 10) / 10;
  console.log(JSON.stringify({
    matches, moves: latencies.length, seconds: Math.round(taken * 100) / 100,
    moves_per_second: Math.round(latencies.length / taken), p50_ms: at(0.5), p99_ms: at(0.99), server_us, client_us, errors: 0,
  }));
  process.exit(0);
}

main();
