import type { Promotion, PromotionAction, PromotionRule } from '#sandbox/shop/config/promotion';
import type { GiveawaySeed } from '#sandbox/shop/config/seed-data';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import type { VariantSeed } from '#sandbox/shop/config/variant-seed';
import { france } from '#sandbox/shop/geography/france';
import { unitedStates } from '#sandbox/shop/geography/united-states';

/**
 * The shop in which responses of a real Solidus server were recorded; tests replay those calls against the sandbox. Other
 * tests use it too: two wines, one pack, round prices, one of every kind of promotion.
 */
export const recordingsConfig: ShopConfig = {
  name: 'recordings',
  store: { id: 2, name: 'Invented Cans', code: 'cans' },
  contactEmail: 'hello@cans.example',
  stockLocation: { id: 1, name: 'Warehouse' },
  countries: [unitedStates, france],
  variants: [
    variant('WHITE-1', 'Brisk White', 'brisk-white', 700, { subscribable: true }),
    variant('RED-1', 'Quiet Red', 'quiet-red', 800),
    variant('WHITE-1|RED-1', 'Mixed Pack | 6', 'mixed-pack-6', 4200, { kind: 'pack' }),
  ],
  promotions: [
    promotion(1, 'Ten off order', 'ten', { kind: 'order-amount', cents: 1000 }),
    promotion(2, 'Ten percent off items', 'pct10', { kind: 'line-percent', basisPoints: 1000 }),
    promotion(3, 'Free shipping', 'shipfree', { kind: 'free-shipping' }),
    {
      ...promotion(4, 'Old one', 'old', { kind: 'order-amount', cents: 500 }),
      expiresAt: new Date('2020-01-01T00:00:00Z'),
    },
    promotion(
      5,
      'Big spender',
      'big100',
      { kind: 'order-amount', cents: 1500 },
      { kind: 'item-total', cents: 10_000, comparison: 'at-least' },
    ),
    { ...promotion(6, 'Once', 'once', { kind: 'order-amount', cents: 500 }), usageLimit: 1 },
    promotion(7, 'Members', 'member', { kind: 'order-amount', cents: 500 }, { kind: 'signed-in' }),
    promotion(
      8,
      'First order',
      'first',
      { kind: 'order-amount', cents: 500 },
      { kind: 'first-order', unknown: 'accepted' },
    ),
  ],
  shippingMethods: [
    {
      id: 1,
      code: 'std',
      name: 'Standard',
      costCents: 1000,
      zone: { id: 1, name: 'US', description: 'All US', country: 'US' },
    },
    {
      id: 2,
      code: 'exp',
      name: 'Express',
      costCents: 2500,
      zone: { id: 1, name: 'US', description: 'All US', country: 'US' },
    },
  ],
  taxRates: [{ id: 1, name: 'CA sales tax', basisPoints: 800, country: 'US', states: ['CA'] }],
  paymentMethods: [
    { id: 1, name: 'Card', kind: 'card' },
    { id: 2, name: 'Store Credit', kind: 'store-credit' },
    { id: 3, name: 'Check', kind: 'check' },
    { id: 4, name: 'Gift Card', kind: 'gift-card' },
  ],
  customers: [
    { subject: 'ada', email: 'ada@example.test', bearer: 'key-ada' },
    { subject: 'bob', email: 'bob@example.test', bearer: 'key-bob' },
  ],
  giftCards: [],
  giveaways: [
    giveaway('open', '2020-01-01', '2999-01-01'),
    giveaway('coming', '2998-01-01', '2999-01-01'),
    giveaway('over', '2020-01-01', '2021-01-01'),
  ],
  declineMessage: 'Bogus Gateway: Forced failure',
  pictures: false,
};

function giveaway(name: string, from: string, to: string): GiveawaySeed {
  return { name, title: `Giveaway ${name}`, startsAt: new Date(from), endsAt: new Date(to), excludedStates: ['UT'] };
}

function variant(
  sku: string,
  name: string,
  slug: string,
  priceCents: number,
  more: Partial<VariantSeed> = {},
): VariantSeed {
  return {
    sku,
    name,
    slug,
    priceCents,
    description: 'Invented.',
    weight: '0.0',
    stock: 50,
    backorderable: false,
    kind: 'wine',
    parts: [],
    noIndividualPurchase: false,
    subscribable: false,
    digital: false,
    ...more,
  };
}

function promotion(
  id: number,
  name: string,
  code: string,
  action: PromotionAction,
  ...rules: readonly PromotionRule[]
): Promotion {
  return { id, name, code, rules, action };
}
