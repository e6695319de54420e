// Closest Product, written for boardgame.io.
const VALUES = 11, ROUNDS = 51, HAND = 7;

export const quick = (dice, bound) => {
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

export const game = (dice) => ({
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
