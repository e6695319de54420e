// Closest Product in boardgame.io: a local client without a server, the framework's fastest form.
import framework from "boardgame.io/dist/cjs/client.js";

const { Client } = framework;

const VALUES = 11, ROUNDS = 51, HAND = 7;

const quick = (dice, bound) => {
  dice.state = (dice.state * 48271) % 2147483647; // below 2 ** 53: exact
  return dice.state % bound;
};
const shuffle = (dice, deck) => {
  for (let at = deck.length - 1; at > 0; at--) {
    const other = quick(dice, at + 1);
    [deck[at], deck[other]] = [deck[other], deck[at]];
  }
};

const deal = (G) => {
  for (const hand of G.hands) {
    let size = hand.reduce((sum, count) => sum + count, 0);
    for (; size < HAND; size++) {
      if (!G.deck.length) {
        G.discard.forEach((count, kind) => { for (let n = 0; n < count; n++) G.deck.push(kind); });
        G.discard = Array(VALUES).fill(0);
        shuffle(G.dice, G.deck);
      }
      hand[G.deck.pop()]++;
    }
  }
  if (G.fresh) { shuffle(G.dice, G.targets); G.fresh = false; }
  G.target = G.targets.pop();
};

export const legal = (G, seat) => {
  const hand = G.hands[seat], out = [], held = [];
  for (let high = 0; high < VALUES; high++) {
    if (!hand[high]) continue;
    for (const low of held) out.push([low, high]);
    if (hand[high] > 1) out.push([high, high]);
    held.push(high);
  }
  return out;
};

const game = (dice) => ({
  name: "closest-product",
  setup: () => {
    const G = {
      dice: { state: dice.state }, hands: [Array(VALUES).fill(0), Array(VALUES).fill(0)],
      deck: Array.from({ length: 81 }, (_, at) => at % VALUES).sort((a, b) => a - b), discard: Array(VALUES).fill(0),
      targets: Array.from({ length: ROUNDS }, (_, at) => 14 + Math.floor((130 * at) / 50)), fresh: true, target: 0,
      sealed: [null, null], won: [0, 0], over: false,
    };
    shuffle(G.dice, G.deck);
    deal(G);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    choose: ({ G, ctx }, low, high, rolled) => {
      const seat = Number(ctx.currentPlayer);
      if (!legal(G, seat).some(([a, b]) => a === low && b === high)) return "INVALID_MOVE";
      G.dice.state = rolled; // choices use the same dice as the decks, as in the other versions
      G.sealed[seat] = [low, high];
      if (!G.sealed[0] || !G.sealed[1]) return;
      const distance = G.sealed.map(([a, b]) => Math.abs((a + 2) * (b + 2) - G.target));
      G.sealed.forEach((pair, at) => pair.forEach((kind) => { G.hands[at][kind]--; G.discard[kind]++; }));
      G.sealed = [null, null];
      if (distance[0] !== distance[1]) G.won[distance[0] < distance[1] ? 0 : 1]++;
      if (G.targets.length) deal(G); else G.over = true;
    },
  },
  endIf: ({ G }) => (G.over ? { won: G.won } : undefined),
  playerView: ({ G, playerID }) => (playerID == null ? G : { ...G, hands: G.hands.map((h, at) => (String(at) === playerID ? h : null)) }),
});

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
