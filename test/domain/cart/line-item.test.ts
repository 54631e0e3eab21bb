import { describe, expect, it } from 'vitest';
import { discountedLineAmount, lineAmount } from '#src/domain/cart/line-item';
import { addMoney, cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anAdjustment } from '#test/builders/an-adjustment';
import { lineTotal } from '#test/builders/line-total';
import { measuredOrders } from './measured-orders';

describe('Line amounts (spec §3 Line item)', () => {
  it('is price times quantity before adjustments', () => {
    expect(lineAmount(aLine({ quantity: 3, price: cents(801) }))).toBe(2403);
  });

  it.each([
    ['A', 0, [1260, 2160]],
    ['B', 3, [1440, 630]],
    ['E', 6, [1400, 800]],
  ])('is discounted by its own promotions, without its tax: case %s', (_name, index, expected) => {
    expect(measuredOrders[index]!.order.lineItems.map(discountedLineAmount)).toEqual(expected);
  });

  it('agrees with the total that a real back end gave for the line, once tax is added', () => {
    const [first, second] = measuredOrders[0]!.order.lineItems;
    expect([lineTotal(first!), lineTotal(second!)]).toEqual([1361, 2333]);
    expect(addMoney(discountedLineAmount(first!), cents(101))).toBe(lineTotal(first!));
  });

  it('leaves out a promotion that does not count', () => {
    expect(discountedLineAmount(aLine({ quantity: 2, adjustments: [anAdjustment({ eligible: false })] }))).toBe(1400);
  });
});
