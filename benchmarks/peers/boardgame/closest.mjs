// Closest Product in boardgame.io: a local client without a server, the framework's fastest form.
import framework from "boardgame.io/dist/cjs/client.js";
import { game, legal, quick } from "./game.mjs";

const { Client } = framework;

const play = (dice, look, check) => {
  const client = Client({ game: game(dice), numPlayers: 2, debug: false });
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      dice.state = G.dice.state;
      if (check) for (const score of G.won) check.value = (check.value * 31 + score) % 1000000007;
      return decisions;
    }
    const seat = Number(ctx.currentPlayer), choices = legal(G, seat);
    if (look) client.game.playerView({ G, ctx, playerID: String(seat) });
    if (check) check.value = (check.value * 31 + choices.length) % 1000000007;
    const roll = { state: G.dice.state };
    const [low, high] = choices[quick(roll, choices.length)];
    client.moves.choose(low, high, roll.state);
    decisions++;
  }
};

const seconds = Number(process.argv[2] ?? 1);
const rate = (look) => {
  const dice = { state: 8 };
  const began = process.cpuUsage();
  let decisions = 0;
  for (;;) {
    decisions += play(dice, look);
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1e6 >= seconds) return decisions / ((user + system) / 1e6);
  }
};
const check = { value: 0 };
const dice = { state: (7 % 2147483646) + 1 };
for (let at = 0; at < 20; at++) play(dice, false, check);
console.log(JSON.stringify({ name: "boardgame.io", check: check.value, rate: rate(false), look: rate(true), clone_us: 0 }));
