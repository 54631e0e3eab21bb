import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { summarize } from '#src/domain/cart/order-summary';
import { shownLines } from '#src/domain/cart/quantity';
import { cents } from '#src/domain/money/money';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { asLineRow } from '#src/ui/cart/shared/line-row';
import { asSummary } from '#src/ui/cart/shared/summary';
import { aLine } from '#test/builders/a-line';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';
import { anyOrder } from '#test/builders/any-order';

/** Reads an amount as a shopper who adds up by hand, in cents; text without an amount counts as 0. */
function read(shown: unknown): number {
  const match = /^(-?)\$([\d,]+)(?:\.(\d\d))?$/.exec(String(shown));
  if (!match) return 0;
  const size = Number(match[2]!.replaceAll(',', '')) * 100 + Number(match[3] ?? 0);
  return match[1] === '-' ? -size : size;
}

const linesOf = (order: Order) => shownLines(order, new Map()).map((shown) => asLineRow(shown));
const summaryOf = (order: Order) => asSummary(summarize(order), { isPending: false });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('Amounts as they are read (spec §3 Order, §9 Currency and locale)', () => {
  it('regular amounts of lines add up to the subtotal, and the rows of the summary to the total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { rows, total } = summaryOf(order);
        expect(sum(linesOf(order).map(({ amount, regular }) => read(regular ?? amount)))).toBe(read(rows[0]!.amount));
        expect(sum(rows.map(({ amount }) => read(amount)))).toBe(read(total));
      }),
    );
  });

  it('a promotion has no decimals when it is whole, and two when it is not', () => {
    const off = (amount: number) =>
      summaryOf(anOrder({ adjustments: [anAdjustment({ amount: cents(amount) })] })).rows[1]!.amount;
    expect([off(-1000), off(-1050)]).toEqual(['-$10', '-$10.50']);
  });

  it('a line that a code lowers shows its price, the regular amount once, and the code', () => {
    const order = anOrder({
      lineItems: [aLine({ quantity: 2, adjustments: [anAdjustment({ amount: cents(-140) })] })],
    });
    expect(linesOf(order)).toMatchObject([{ amount: '$12.60', regular: '$14.00', reason: 'with TEN' }]);
    expect(summaryOf(order).rows[0]!.label).toBe(cartMessages.subtotalBefore);
    expect(linesOf(anOrder())).toMatchObject([{ amount: '$7.00', regular: undefined, reason: undefined }]);
    expect(summaryOf(anOrder()).rows[0]!.label).toBe(cartMessages.subtotal);
  });

  it('a code that does not count is no row: it stands with the codes', () => {
    const order = anOrder({ adjustments: [anAdjustment({ amount: cents(-1000), eligible: false })] });
    expect(summaryOf(order).rows.map(({ id }) => id)).toEqual(['items', 'shipping']);
  });
});
