import { clubDiscount } from './club';
import type { PrepaidChoice } from './prepaid-choice';

/** An item of a delivery: its price in cents, and the cans in one unit. */
export interface PricedItem {
  readonly sku: string;
  readonly price: number;
  readonly cans: number;
}

/** Cans of a delivery from which each item costs less, the larger case first (spec §9 Club discount). */
const cases = [24, 12] as const;

/**
 * Returns the price of all deliveries of one unit, in cents: as much as recurring goods cost with so many cans. So many units come
 * at once.
 */
export function prepaidPrice(
  { installmentCount, items }: PrepaidChoice,
  priced: readonly PricedItem[],
  units: number,
): number {
  const delivered = items.flatMap(({ sku, quantity }) =>
    priced.filter((one) => one.sku === sku).map((one) => ({ ...one, quantity })),
  );
  const cans = units * delivered.reduce((sum, one) => sum + one.cans * one.quantity, 0);
  const delivery = delivered.reduce((sum, { price, quantity }) => sum + repeatedPrice(price, cans) * quantity, 0);
  return delivery * installmentCount;
}

/** The discount is rounded half up, for each unit. */
function repeatedPrice(price: number, cans: number): number {
  const basisPoints = clubDiscount(cases.find((size) => cans >= size) ?? null);
  return price - Math.round((price * basisPoints) / 10_000);
}
