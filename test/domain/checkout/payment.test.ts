import { describe, expect, it } from 'vitest';
import { livePayments, type Payment, type PaymentState } from '../../../src/domain/checkout/payment';
import { cents } from '../../../src/domain/money/money';

const states: readonly PaymentState[] = ['checkout', 'processing', 'pending', 'completed', 'failed', 'void', 'invalid'];
const payments: readonly Payment[] = states.map((state, id) => ({ id, state, amount: cents(1000), methodName: 'Card' }));

describe('Payments of an order (spec §3 Order)', () => {
  it('are those that were neither refused nor replaced', () => {
    expect(livePayments(payments).map(({ state }) => state)).toEqual(['checkout', 'processing', 'pending', 'completed']);
  });

  it('may be none', () => {
    expect(livePayments([])).toEqual([]);
  });
});
