// Two players at each of so many tables of boardgame.io's server, over WebSockets, as fast as it goes.
// They speak the framework's protocol directly: its own client would work out every move a second time.
import { io } from "socket.io-client";
import { legal, quick } from "./game.mjs";

const [port, tables, seconds] = process.argv.slice(2).map(Number);
let counting = false, accepted = 0;
const dice = { state: 5 }, late = [], sockets = [];

const sit = (table, seat) => new Promise((seated) => {
  const socket = io(`http://127.0.0.1:${port}/closest-product`, { transports: ["websocket"], forceNew: true });
  let match = `${table}/0`, games = 0, answered = -1, sent = 0;
  sockets.push(socket);
  const hear = ({ G, ctx, _stateID }) => {
    if (ctx.gameover) {
      match = `${table}/${++games}`;
      answered = -1;
      socket.emit("sync", match, seat, undefined, 2);
      return;
    }
    if (ctx.currentPlayer !== seat || _stateID === answered) return;
    const choices = legal(G, Number(seat));
    const roll = { state: (quick(dice, 2147483646) + 1) };
    const [low, high] = choices[quick(dice, choices.length)];
    answered = _stateID;
    sent = performance.now();
    socket.emit("update", { type: "MAKE_MOVE", payload: { type: "choose", args: [low, high, roll.state], playerID: seat } }, _stateID, match, seat);
  };
  socket.on("update", (id, state) => {
    if (id !== match) return;
    if (counting && sent && answered >= 0 && state._stateID === answered + 1) {
      accepted++;
      late.push(performance.now() - sent);
    }
    hear(state);
  });
  socket.on("sync", (id, { state }) => {
    if (id !== match) return;
    seated();
    hear(state);
  });
  socket.on("connect", () => socket.emit("sync", match, seat, undefined, 2));
});

for (let table = 0; table < tables; table++) await Promise.all([sit(`t${table}`, "0"), sit(`t${table}`, "1")]);
await new Promise((done) => setTimeout(done, 2000));
counting = true;
const began = performance.now(), cpu = process.cpuUsage();
await new Promise((done) => setTimeout(done, seconds * 1000));
counting = false;
const spent = (performance.now() - began) / 1000, { user, system } = process.cpuUsage(cpu);
late.sort((a, b) => a - b);
const at = (share) => Number(late[Math.floor(share * (late.length - 1))].toFixed(2));
console.log(JSON.stringify({
  tables, accepted_per_second: Math.round(accepted / spent), p50_ms: at(0.5), p99_ms: at(0.99),
  load_generator_cpu: Number(((user + system) / 1e6 / spent).toFixed(2)),
}));
process.exit(0);
