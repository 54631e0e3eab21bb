import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { type Payment, type PaymentState } from '#src/domain/cart/payment';
import { isPaid } from '#src/domain/checkout/checkout-conditions';
import { cents } from '#src/domain/money/money';
import { anOrder } from '#test/builders/an-order';

const paymentPage = { sessionId: 'cs_test_1', url: 'https://pay.example.test/cs_test_1' };
const payment = (state: PaymentState, amount: number, id = 'payment-1'): Payment => ({
  id,
  state,
  amount: cents(amount),
  methodName: 'Card',
});
const orderWith = (payments: readonly Payment[], changes: Partial<Order> = {}) =>
  anOrder({ state: 'payment', total: cents(2000), paymentPage, payments, ...changes });

describe('An order that is paid and not complete (spec §4 Order states)', () => {
  it.each<[string, readonly Payment[]]>([
    ['is authorized', [payment('authorized', 2000)]],
    [
      'is authorized, after a card that was declined',
      [payment('void', 2000), payment('authorized', 2000, 'payment-2')],
    ],
    ['is authorized beside store credit', [payment('open', 500), payment('authorized', 1500, 'payment-2')]],
  ])('is one whose payment %s for the present total', (_what, payments) => {
    expect(isPaid(orderWith(payments))).toBe(true);
  });

  it.each<[string, readonly Payment[]]>([
    ['was never made', []],
    ['was only begun', [payment('open', 2000)]],
    ['is being decided', [payment('processing', 2000)]],
    ['failed or was withdrawn', [payment('void', 2000)]],
    ['is for less', [payment('authorized', 1999)]],
    ['is for more', [payment('authorized', 2001)]],
  ])('is none whose payment %s', (_what, payments) => {
    expect(isPaid(orderWith(payments))).toBe(false);
  });

  it('is none that is complete, and needs no session to be known', () => {
    expect(isPaid(orderWith([payment('authorized', 2000)], { state: 'complete' }))).toBe(false);
    expect(isPaid(anOrder({ state: 'payment', total: cents(2000), payments: [payment('authorized', 2000)] }))).toBe(
      true,
    );
  });
});
