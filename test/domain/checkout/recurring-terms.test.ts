import { describe, expect, it } from 'vitest';
import { recurringTerms } from '#src/domain/checkout/recurring-terms';
import { orderClubDiscount } from '#src/domain/club/order-club-discount';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const now = Date.UTC(2026, 10, 22, 9);
const recurring = (sku: string, quantity: number, length = 1) =>
  aLine({
    id: `${sku}-${length}`,
    sku,
    quantity,
    price: cents(855),
    subscriptionLineItems: [{ sku, quantity, interval: { length, unit: 'month' } }],
  });

describe('The terms of recurring goods (spec §1 recurring and prepaid subscriptions, §9 Club discount)', () => {
  it('are none for an order that comes once', () => {
    expect(recurringTerms(anOrder(), 20, now)).toEqual([]);
  });

  it('are the member price of the next box, its frequency and its day', () => {
    // 5 × $8.55 is $42.75, with 10% off $38.47; 7 × $8.55 is $59.85, with 10% off $53.86.
    expect(recurringTerms(anOrder({ lineItems: [recurring('WHITE-1', 5), recurring('RED-1', 7)] }), 10, now)).toEqual([
      { kind: 'box', cans: 12, interval: { length: 1, unit: 'month' }, amount: 9233, next: '2026-12-22' },
    ]);
  });

  it('take the club discount that counts for the order', () => {
    const order = anOrder({ lineItems: [recurring('WHITE-1', 12), recurring('RED-1', 24, 2)] });
    expect(recurringTerms(order, orderClubDiscount(order), now).map(({ amount }) => amount)).toEqual([8208, 16416]);
  });

  it('promise no member price for a box that is no club box', () => {
    expect(recurringTerms(anOrder({ lineItems: [recurring('WHITE-1', 11)] }), 0, now)[0]?.amount).toBe(9405);
  });

  it('state the price and the beginning of prepaid deliveries (spec §5)', () => {
    const plan = { installmentCount: 3, interval: { length: 1, unit: 'month' } } as const;
    const line = aLine({ quantity: 2, price: cents(16_200), prePaidSubscription: { ...plan, quantity: 2 } });
    expect(recurringTerms(anOrder({ lineItems: [line] }), 0, now)).toMatchObject([
      { kind: 'prepaid', name: 'Brisk White', plan, amount: 32_400, start: '2026-11-22' },
    ]);
  });

  it('count from the day of a placed order', () => {
    const order = anOrder({ lineItems: [recurring('WHITE-1', 12)], completedAt: Date.UTC(2026, 9, 31) });
    expect(recurringTerms(order, 0, now)[0]).toMatchObject({ next: '2026-11-30' });
  });
});
