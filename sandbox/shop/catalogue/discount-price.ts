import { shareOf } from '../money';

/** Cans of a repeating delivery, and what they save in basis points; the larger case first. */
const cases = [{ cans: 24, basisPoints: 2000 }, { cans: 12, basisPoints: 1000 }] as const;

/** The price of one unit in cents when so many are taken: 12 cans save 10 %, 24 cans 20 %, but only when they repeat. */
export function discountPrice(priceCents: number, quantity: number, repeats: boolean): number {
  const reached = repeats ? cases.find(({ cans }) => quantity >= cans) : undefined;
  return priceCents - shareOf(priceCents, reached?.basisPoints ?? 0);
}
