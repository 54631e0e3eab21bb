import type { ProductVariant } from '@vendure/core';
import { invalid } from '#src/plugins/core/shop-failure';

const least = 1000;
const most = 50_000;

/** True for a gift card without a price, whose amount the shopper chooses. */
export function isOpenGiftCard({ customFields, listPrice }: ProductVariant): boolean {
  return customFields.kind === 'gift-card' && listPrice === 0;
}

/** Returns an amount in cents that a card can have: 10 to 500 whole dollars. Throws INVALID for every other one. */
export function requireAmount(cents: number): number {
  if (cents % 100 !== 0) throw invalid({ amount: ['must be whole dollars'] });
  if (cents < least || cents > most) throw invalid({ amount: ['must be from $10 to $500'] });
  return cents;
}
