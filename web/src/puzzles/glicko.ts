// Glicko-2 (Mark Glickman, 2012) for one solver: each puzzle is an opponent whose rating comes with it.

export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

export interface Met {
  rating: number;
  deviation: number;
  /** 1: solved, 0: not. */
  score: number;
}

export const BEGINNER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How well the rating of a puzzle is known: it comes from five levels of bots. */
export const OF_A_PUZZLE = 150;
const SCALE = 173.7178;
const SYSTEM = 0.5; // how fast the volatility may change
const CLOSE = 1e-6;

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * deviation * deviation) / (Math.PI * Math.PI));

/** The rating after one period in which these opponents were met. */
export function rated(before: Rating, met: Met[]): Rating {
  const own = (before.rating - BEGINNER.rating) / SCALE;
  const spread = before.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation, score } of met) {
    const g = weight(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (own - (rating - BEGINNER.rating) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  if (!met.length) return { ...before, deviation: Math.min(BEGINNER.deviation, SCALE * Math.hypot(spread, before.volatility)) };
  const variance = 1 / information;
  const volatility = newVolatility(before.volatility, variance * surprise, spread, variance);
  const deviation = 1 / Math.sqrt(1 / (spread * spread + volatility * volatility) + 1 / variance);
  return { rating: BEGINNER.rating + SCALE * (own + deviation * deviation * surprise), deviation: SCALE * deviation, volatility };
}

/** The root that the paper finds in its step 5, by the Illinois method. */
function newVolatility(before: number, change: number, spread: number, variance: number): number {
  const a = Math.log(before * before);
  const f = (x: number): number => {
    const square = spread * spread + variance + Math.exp(x);
    return (Math.exp(x) * (change * change - square)) / (2 * square * square) - (x - a) / (SYSTEM * SYSTEM);
  };
  let low = a;
  let high: number;
  const outside = change * change - spread * spread - variance;
  if (outside > 0) high = Math.log(outside);
  else {
    let steps = 1;
    while (f(a - steps * SYSTEM) < 0) steps++;
    high = a - steps * SYSTEM;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}
