import type { GiftCardSeed } from '#sandbox/shop/config/shop-config';

/** One for each way in which a gift card is accepted or refused. */
export const ringpullGiftCards: readonly GiftCardSeed[] = [
  { code: 'RINGPULL50DOLLAR', amountCents: 5000, description: '$50 to spend' },
  { code: 'RINGPULL500BUCKS', amountCents: 50_000, description: '$500 to spend' },
  { code: 'RINGPULLEXPIRED1', amountCents: 5000, expiresAt: new Date('2025-09-01T00:00:00Z'), description: 'expired' },
  { code: 'RINGPULLNOTHING0', amountCents: 2500, usedCents: 2500, description: 'nothing left on it' },
  {
    code: 'RINGPULLREDEEMED',
    amountCents: 5000,
    usedCents: 5000,
    redeemedAt: new Date('2026-01-15T12:00:00Z'),
    description: 'redeemed already',
  },
  { code: 'OTHERSTORE000050', amountCents: 5000, storeId: 9, description: 'of another store' },
];
