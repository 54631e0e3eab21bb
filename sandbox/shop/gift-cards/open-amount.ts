import type { VariantRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/refusals';
import { centsOf, decimal } from '#sandbox/shop/money';

const leastCents = 1000;
const mostCents = 50_000;

/** A gift card without a price of its own is worth what the shopper says. */
export function isOpenGiftCard({ kind, priceCents }: VariantRow): boolean {
  return kind === 'gift-card' && priceCents === 0;
}

/** The amount in the wire's form of money, from 10 to 500 whole dollars; anything else is refused under `amount`. */
export function requireAmount(value: unknown): string {
  const cents = centsOf(value);
  if (cents === undefined) throw invalidResource({ amount: ['is not a number'] });
  if (cents % 100 !== 0) throw invalidResource({ amount: ['must be whole dollars'] });
  if (cents < leastCents || cents > mostCents) throw invalidResource({ amount: ['must be from $10 to $500'] });
  return decimal(cents);
}

/** The same amount in cents, read back from the options of a line. */
export function openAmountCents(amount: unknown): number {
  return centsOf(amount) ?? 0;
}
