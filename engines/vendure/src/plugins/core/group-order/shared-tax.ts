/** A part of the units of a line that is taxed at one rate. */
export interface TaxedUnits {
  readonly units: number;
  /** Percent, with at most three decimals. */
  readonly percent: number;
}

const thousandths = 1000;
/** Thousandths of a percent that the whole of something is. */
const whole = 100 * thousandths;

/**
 * Computes the tax on each part of a line, in cents: that of its share of the price, rounded half up, once. An order of these units
 * alone would pay the same wherever their share of the price comes out even.
 */
export function taxesOnShares(price: number, allUnits: number, parts: readonly TaxedUnits[]): readonly number[] {
  return parts.map(({ units, percent }) => {
    const taxed = BigInt(price) * BigInt(units) * BigInt(Math.round(percent * thousandths));
    const divisor = BigInt(Math.max(allUnits, 1)) * BigInt(whole);
    return Number((2n * taxed + divisor) / (2n * divisor));
  });
}

/**
 * Finds the percentages of a price that come to these amounts, because an engine that knows only percentages of a whole line has no
 * other form for a part of it. Rounded to cents their sum gives the sum of the amounts again.
 */
export function percentagesOf(price: number, amounts: readonly number[]): readonly number[] {
  return amounts.map((amount) => (price === 0 ? 0 : (amount / price) * 100));
}

/** Parts of a cent that prices and taxes can have at their smallest: percentages have three decimals. */
const smallest = 1e6;

/** Rounds cents half up, also where binary digits miss the half: 1501.4999999999998 stands for 1501.5. */
export function roundCents(amount: number): number {
  return Math.round(Math.round(amount * smallest) / smallest);
}

/**
 * Returns the refund of the next units of a line, in cents, after earlier refunds: the difference that these units make
 * to the price of the remaining ones. A single unit has its share to the cent, and all units together return the price
 * of the line. `unitPrice` may be a fraction of a cent.
 */
export function priceOfNext(units: number, unitPrice: number, bought: number, returned: number): number {
  const left = Math.max(bought - returned, 0);
  return roundCents(unitPrice * left) - roundCents(unitPrice * Math.max(left - units, 0));
}

/**
 * Splits cents by weights, so that the parts add up to all of them and none is a cent or more away from its own share.
 * Nothing is split where nothing weighs.
 */
export function splitCents(amount: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  let weighed = 0;
  return weights.map((weight) => {
    const before = Math.round((amount * weighed) / total);
    weighed += weight;
    return Math.round((amount * weighed) / total) - before;
  });
}
