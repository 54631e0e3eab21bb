import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AdjustmentType } from '@vendure/common/lib/generated-types';
import { OrderLine, Refund } from '@vendure/core';
import type { RefundedPayments } from '#src/plugins/payment/refunded';
import { isLineRefunded, refundedUnits } from '#src/plugins/payment/refunded';

/** Three units of $7.00 with $4.00 off the order: at 7.25 percent they are $18.23, and one of them rounds to $6.08. */
const line = new OrderLine({
  ...{ id: 'a-line', quantity: 3, orderPlacedQuantity: 3, listPrice: 700, listPriceIncludesTax: false },
  adjustments: [
    { type: AdjustmentType.DISTRIBUTED_ORDER_PROMOTION, amount: -400, adjustmentSource: '', description: '', data: {} },
  ],
  taxLines: [{ description: 'Sales tax', taxRate: 7.25 }],
});

const refunded = (total: number, quantity: number): RefundedPayments => {
  const refund = new Refund({ total, state: 'Settled' });
  return [
    {
      amount: 2823,
      state: 'Settled',
      refunds: [Object.assign(refund, { lines: [{ orderLineId: line.id, quantity }] })],
    },
  ];
};

describe('A line whose price does not divide by its units (spec §7 Shop back end)', () => {
  it('is given back by its price, or by those of its units', () => {
    assert.equal(line.proratedLinePriceWithTax, 1823);
    assert.equal(isLineRefunded(line, [line], refunded(1823, 3)), true);
    assert.equal(isLineRefunded(line, [line], refunded(1640, 3)), false);
    assert.deepEqual(
      [607, 608].map((total) => refundedUnits(line, [line], refunded(total, 1))),
      [1, 1],
    );
    assert.equal(refundedUnits(line, [line], refunded(546, 1)), 0);
  });
});
