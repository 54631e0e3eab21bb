import type { VariantRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/error-responses';
import { parseCents, toDecimal } from '#sandbox/shop/money';

const minCents = 1000;
const maxCents = 50_000;

/** The shopper chooses the amount of a gift card without a price. */
export function isOpenGiftCard({ kind, priceCents }: VariantRow): boolean {
  return kind === 'gift-card' && priceCents === 0;
}

/** The amount as a decimal, from 10 to 500 whole dollars; anything else is an error on `amount`. */
export function requireAmount(value: unknown): string {
  const cents = parseCents(value);
  if (cents === undefined) throw invalidResource({ amount: ['is not a number'] });
  if (cents % 100 !== 0) throw invalidResource({ amount: ['must be whole dollars'] });
  if (cents < minCents || cents > maxCents) throw invalidResource({ amount: ['must be from $10 to $500'] });
  return toDecimal(cents);
}

/** The amount in cents, from the options of a line. */
export function openAmountCents(amount: unknown): number {
  return parseCents(amount) ?? 0;
}
