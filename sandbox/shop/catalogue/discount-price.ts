import { percentOf } from '#sandbox/shop/money';

/** Discounts in basis points for a one-time order and for a subscription, the larger case first. */
const cases = [
  { cans: 24, once: 1000, repeating: 2000 },
  { cans: 12, once: 500, repeating: 1000 },
] as const;

/** The discounted price in cents: 5 % for 12 cans, 10 % for 24, twice as much for a subscription. */
export function discountPrice(priceCents: number, cans: number, repeats: boolean): number {
  const reached = cases.find((one) => cans >= one.cans);
  if (!reached) return priceCents;
  return priceCents - percentOf(priceCents, repeats ? reached.repeating : reached.once);
}
