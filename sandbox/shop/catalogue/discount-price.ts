import { shareOf } from '#sandbox/shop/money';

/** Cans, and what they save in basis points: once, as a case, or again and again. The larger case first. */
const cases = [
  { cans: 24, once: 1000, repeating: 2000 },
  { cans: 12, once: 500, repeating: 1000 },
] as const;

/** What is left of a price, in cents, when so many cans are taken: 12 save 5 % and 24 save 10 %, twice as much when they repeat. */
export function discountPrice(priceCents: number, cans: number, repeats: boolean): number {
  const reached = cases.find((one) => cans >= one.cans);
  if (!reached) return priceCents;
  return priceCents - shareOf(priceCents, repeats ? reached.repeating : reached.once);
}
