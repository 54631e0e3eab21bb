import type { CreditSeed, OrderSeed, Units } from '#sandbox/shop/config/customer-history';

/** One order for each case that the account pages show differently. */
const tellingOrders: readonly OrderSeed[] = [
  { daysAgo: 1, outcome: 'placed', lines: { 'ROSE-01': 6 } },
  { daysAgo: 3, outcome: 'packed', lines: { 'WEEKNIGHT-RED-6': 1, 'GLASS-SET-2': 1 } },
  { daysAgo: 6, outcome: 'partly-shipped', lines: { 'PINOT-01': 6, 'BUBBLES-01': 6, 'TUMBLER-01': 2 } },
  {
    daysAgo: 14,
    toOtherAddress: 0,
    lines: { 'PICNIC-BLANKET-12': 1 },
    giftNote: { from: 'Olive', recipient: 'Maude', note: 'For the porch.\nShare with whoever comes by.' },
  },
  { daysAgo: 25, promoCode: 'tenpercent', lines: { 'RIESLING-01': 6, 'SAUV-01': 4 } },
  { daysAgo: 33, promoCode: 'shipfree', lines: { 'GAMAY-01': 12 } },
  { daysAgo: 40, giftCardCents: 5000, lines: { 'ORANGE-01': 8 } },
  { daysAgo: 47, giftCardCents: 10_000, lines: { 'ROSE-02': 6 } },
  { daysAgo: 55, outcome: 'canceled', lines: { 'CHARD-01': 12 } },
  { daysAgo: 62, outcome: 'refunded', lines: { 'SYRAH-01': 6, 'ZIN-01': 6 } },
  { daysAgo: 70, outcome: 'refund-due', lines: { 'ALBARINO-01': 6 } },
  { daysAgo: 78, outcome: 'returned', lines: { 'GLASS-SET-2': 2 } },
  { daysAgo: 85, outcome: 'partly-refunded', lines: { 'PIQUETTE-01': 6, 'PIQUETTE-02': 6 } },
  { daysAgo: 92, lines: { 'VERDEJO-01': 6, 'GAMAY-01': 6 } },
  { daysAgo: 100, lines: { 'ORANGE-03': 6 } },
  { daysAgo: 110, outcome: 'payment-failed', lines: { 'ROSE-03': 6 } },
];

const baskets: readonly Units[] = [
  { 'GAMAY-01': 4, 'SAUV-01': 4, 'ROSE-01': 4 },
  { 'COLD-PLATE-6': 1 },
  { 'BUBBLES-01': 3, 'BUBBLES-02': 3 },
  { 'HOUSEWARMING-SET': 1 },
  { 'CHENIN-02': 6 },
];

/** Forty orders that were placed, and one more whose payment failed; the older ones are plain. */
export const fortyOrders: readonly OrderSeed[] = [
  ...tellingOrders,
  ...Array.from({ length: 41 - tellingOrders.length }, (_, index) => ({
    daysAgo: 120 + index * 22,
    lines: baskets[index % baskets.length] ?? {},
  })),
];

const months = Array.from({ length: 14 }, (_, index) => index);

/** A credit a month, and memos such as a service team writes. */
export const ledgerCredits: readonly CreditSeed[] = months.map((month) => ({
  daysAgo: 20 + month * 30,
  amountCents: month % 3 === 0 ? 2500 : 1000,
  memo: ['Gift Card #RINGPULLLEDGER00', 'For a friend who joined', 'For a can that leaked'][month % 3] ?? '',
}));

export const ledgerOrders: readonly OrderSeed[] = months.map((month) => ({
  daysAgo: 10 + month * 30,
  lines: baskets[month % baskets.length] ?? {},
  storeCreditCents: 1000,
  ...(month === 2 || month === 7 ? { outcome: 'refunded' as const } : {}),
}));
