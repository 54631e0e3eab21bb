import { describe, expect, it } from 'vitest';
import { holdsMoney, livePayments, type Payment, type PaymentState } from '#src/domain/cart/payment';
import { cents } from '#src/domain/money/money';

const states: readonly PaymentState[] = ['open', 'processing', 'authorized', 'void'];
const payments: readonly Payment[] = states.map((state, index) => ({
  id: `payment-${index}`,
  state,
  amount: cents(1000),
  methodName: 'Card',
}));

describe('Payments of an order (spec §3 Order)', () => {
  it('are those that were neither refused nor replaced', () => {
    expect(livePayments(payments).map(({ state }) => state)).toEqual(['open', 'processing', 'authorized']);
  });

  it.each([
    ['open', false],
    ['processing', true],
    ['authorized', true],
    ['void', false],
  ] as const)('hold money, or may, when one is %s: %s', (state, holds) => {
    expect(holdsMoney(payments.filter((payment) => payment.state === state))).toBe(holds);
    expect(holdsMoney([{ ...payments[0]!, state, amount: cents(0) }])).toBe(false);
  });

  it('may be none', () => {
    expect(livePayments([])).toEqual([]);
  });
});
