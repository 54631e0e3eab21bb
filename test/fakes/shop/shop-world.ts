import type { CountryState } from '#src/application/ports/shop/country-reader';
import type { Part } from '#src/domain/catalogue/product';
import { type Cents, cents } from '#src/domain/money/money';

export interface WorldVariant {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly price: Cents;
  readonly onHand: number;
  readonly backOrderable?: boolean;
  readonly weight?: number;
  readonly noIndividualPurchase?: boolean;
  readonly subscribable?: boolean;
  /** Cans that a shopper chooses for it; its price is theirs. */
  readonly packOf?: number;
  /** The contents of a pack that is sold as it is. */
  readonly parts?: readonly Part[];
  /** Sold as gift cards: worth its price, or the shopper's amount. */
  readonly giftCard?: 'of-its-price' | 'of-any-amount';
}

/** A gift card that somebody was given. */
export interface WorldGiftCard {
  /** Letters and digits, in capitals. */
  readonly code: string;
  readonly amount: Cents;
  readonly state?: 'expired' | 'redeemed' | 'other-store';
}

export type PromotionEffect =
  | { readonly kind: 'off-order'; readonly amount: Cents }
  | { readonly kind: 'off-lines'; readonly percent: number }
  | { readonly kind: 'free-shipping' };

export interface WorldPromotion {
  readonly id: string;
  /** Lower case. */
  readonly code: string;
  readonly name: string;
  readonly effect: PromotionEffect;
  readonly expired?: boolean;
  /** Item total from which on it counts. */
  readonly from?: Cents;
  readonly membersOnly?: boolean;
  /** Completed orders that may use it. */
  readonly uses?: number;
}

/** The products, promotions, gift cards, shipping rates, countries and taxes of a shop. */
export interface ShopWorld {
  readonly variants: readonly WorldVariant[];
  readonly promotions: readonly WorldPromotion[];
  readonly giftCards: readonly WorldGiftCard[];
  readonly rates: readonly { readonly name: string; readonly cost: Cents }[];
  /** States by ISO code of their country, by name. Only the United States are shipped to. */
  readonly countries: Readonly<Record<string, readonly CountryState[]>>;
  /** Percent that a state adds to the discounted price of a line. */
  readonly taxPercent: Readonly<Record<string, number>>;
}

/** A small shop: two wines, a pack, something that only goes along, something that has run out. */
export const smallShop: ShopWorld = {
  variants: [
    {
      id: 'variant-1',
      sku: 'WHITE-1',
      name: 'Brisk White',
      slug: 'brisk-white',
      price: cents(700),
      onHand: 50,
      weight: 9.3,
      subscribable: true,
    },
    { id: 'variant-2', sku: 'RED-1', name: 'Quiet Red', slug: 'quiet-red', price: cents(800), onHand: 50, weight: 9.3 },
    {
      id: 'variant-3',
      sku: 'WHITE-1|RED-1',
      name: 'Mixed Pack | 6',
      slug: 'mixed-pack-6',
      price: cents(4200),
      onHand: 50,
    },
    {
      id: 'variant-4',
      sku: 'SLEEVE-1',
      name: 'Cooling Sleeve',
      slug: 'cooling-sleeve',
      price: cents(500),
      onHand: 50,
      noIndividualPurchase: true,
    },
    { id: 'variant-5', sku: 'ROSE-1', name: 'Late Rosé', slug: 'late-rose', price: cents(750), onHand: 0, weight: 9.3 },
    {
      id: 'variant-6',
      sku: 'ORANGE-1',
      name: 'Slow Orange',
      slug: 'slow-orange',
      price: cents(1000),
      onHand: 3,
      weight: 9.3,
    },
    {
      id: 'variant-7',
      sku: 'FIZZ-1',
      name: 'Loud Fizz',
      slug: 'loud-fizz',
      price: cents(900),
      onHand: 0,
      backOrderable: true,
      weight: 9.3,
    },
    { id: 'variant-8', sku: 'PINK-1', name: 'Last Pink', slug: 'last-pink', price: cents(850), onHand: 3, weight: 9.3 },
    {
      id: 'variant-20',
      sku: 'GIFT-CARD-50',
      name: 'The $50 Gift Card',
      slug: 'gift-card-50',
      price: cents(5000),
      onHand: 500,
      giftCard: 'of-its-price',
    },
    {
      id: 'variant-21',
      sku: 'GIFT-CARD-OPEN',
      name: 'The Gift Card of Any Amount',
      slug: 'gift-card-any-amount',
      price: cents(0),
      onHand: 500,
      giftCard: 'of-any-amount',
    },
    {
      id: 'variant-22',
      sku: 'GIFT-CARD-30C',
      name: 'The Gift Card of Thirty Cents',
      slug: 'gift-card-thirty-cents',
      price: cents(30),
      onHand: 500,
      giftCard: 'of-its-price',
    },
  ],
  promotions: [
    { id: 'promotion-1', code: 'ten', name: 'Ten off order', effect: { kind: 'off-order', amount: cents(1000) } },
    { id: 'promotion-2', code: 'pct10', name: 'Ten percent off items', effect: { kind: 'off-lines', percent: 10 } },
    { id: 'promotion-3', code: 'shipfree', name: 'Free shipping', effect: { kind: 'free-shipping' } },
    { id: 'promotion-4', code: 'old', name: 'Old', effect: { kind: 'off-order', amount: cents(500) }, expired: true },
    {
      id: 'promotion-5',
      code: 'big100',
      name: 'Fifteen off from a hundred',
      effect: { kind: 'off-order', amount: cents(1500) },
      from: cents(10_000),
    },
    { id: 'promotion-6', code: 'once', name: 'Once', effect: { kind: 'off-order', amount: cents(500) }, uses: 1 },
    {
      id: 'promotion-7',
      code: 'member',
      name: 'Members',
      effect: { kind: 'off-order', amount: cents(500) },
      membersOnly: true,
    },
    { id: 'promotion-8', code: 'first', name: 'First order', effect: { kind: 'off-order', amount: cents(500) } },
  ],
  giftCards: [
    { code: 'FULLFIFTY0000001', amount: cents(5000) },
    { code: 'FIVEHUNDRED00001', amount: cents(50_000) },
    { code: 'LITTLEREST000001', amount: cents(3000) },
    { code: 'BESIDEACARD00001', amount: cents(1000) },
    { code: 'CENTSSHORT000001', amount: cents(6970) },
    { code: 'FORREDEEMING0001', amount: cents(2500) },
    { code: 'FORNOBODY0000001', amount: cents(2500) },
    { code: 'EXPIRED000000001', amount: cents(5000), state: 'expired' },
    { code: 'EMPTY00000000001', amount: cents(0) },
    { code: 'REDEEMED00000001', amount: cents(0), state: 'redeemed' },
    { code: 'OTHERSTORE000001', amount: cents(5000), state: 'other-store' },
  ],
  rates: [
    { name: 'Standard', cost: cents(1000) },
    { name: 'Express', cost: cents(2500) },
  ],
  countries: {
    US: [
      { name: 'California', abbr: 'CA' },
      { name: 'Nevada', abbr: 'NV' },
      { name: 'New York', abbr: 'NY' },
      { name: 'Oregon', abbr: 'OR' },
      { name: 'Utah', abbr: 'UT' },
      { name: 'Wyoming', abbr: 'WY' },
    ],
    FR: [],
  },
  taxPercent: { CA: 8, WY: 7.25 },
};
