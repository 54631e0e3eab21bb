import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import type { VariantSeed } from '#sandbox/shop/config/variant-seed';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';

const [anyWine] = recordingsConfig.variants;

function variant(
  sku: string,
  name: string,
  slug: string,
  priceCents: number,
  more: Partial<VariantSeed> = {},
): VariantSeed {
  return { ...anyWine!, subscribable: false, sku, name, slug, priceCents, ...more };
}

const giftCard = { kind: 'gift-card', digital: true, stock: null, weight: '0.0' } as const;

/** The world of the recordings, with the other goods of the small shop on fakes, for the contracts of the shop. */
export const contractConfig: ShopConfig = {
  ...recordingsConfig,
  taxRates: [
    ...recordingsConfig.taxRates,
    { id: 2, name: 'WY sales tax', basisPoints: 725, country: 'US', states: ['WY'] },
  ],
  variants: [
    ...recordingsConfig.variants,
    variant('SLEEVE-1', 'Cooling Sleeve', 'cooling-sleeve', 500, { kind: 'merch', noIndividualPurchase: true }),
    variant('ROSE-1', 'Late Rosé', 'late-rose', 750, { stock: 0 }),
    variant('ORANGE-1', 'Slow Orange', 'slow-orange', 1000, { stock: 3, weight: '9.3' }),
    variant('PINK-1', 'Last Pink', 'last-pink', 850, { stock: 3, weight: '9.3' }),
    variant('FIZZ-1', 'Loud Fizz', 'loud-fizz', 900, { stock: 0, backorderable: true }),
    variant('GIFT-CARD-50', 'The $50 Gift Card', 'gift-card-50', 5000, giftCard),
    variant('GIFT-CARD-OPEN', 'The Gift Card of Any Amount', 'gift-card-any-amount', 0, giftCard),
    variant('GIFT-CARD-30C', 'The Gift Card of Thirty Cents', 'gift-card-thirty-cents', 30, giftCard),
  ],
  giftCards: [
    { code: 'FULLFIFTY0000001', amountCents: 5000, description: '$50 to spend' },
    { code: 'FIVEHUNDRED00001', amountCents: 50_000, description: '$500 to spend' },
    { code: 'LITTLEREST000001', amountCents: 3000, description: '$30 to spend' },
    { code: 'BESIDEACARD00001', amountCents: 1000, description: '$10 to spend' },
    { code: 'CENTSSHORT000001', amountCents: 6970, description: '$69.70 to spend' },
    { code: 'FORREDEEMING0001', amountCents: 2500, description: '$25 to redeem' },
    { code: 'FORNOBODY0000001', amountCents: 2500, description: '$25 to redeem' },
    {
      code: 'EXPIRED000000001',
      amountCents: 5000,
      expiresAt: new Date('2025-09-01T00:00:00Z'),
      description: 'expired',
    },
    { code: 'EMPTY00000000001', amountCents: 2500, usedCents: 2500, description: 'nothing left on it' },
    {
      code: 'REDEEMED00000001',
      amountCents: 5000,
      usedCents: 5000,
      redeemedAt: new Date('2026-01-15T12:00:00Z'),
      description: 'redeemed already',
    },
    { code: 'OTHERSTORE000001', amountCents: 5000, storeId: 9, description: 'of another store' },
  ],
};
