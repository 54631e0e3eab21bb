import { describe, expect, it } from 'vitest';
import { settlementPath } from '#src/application/checkout/confirmation-path';
import { isPaid } from '#src/application/checkout/paid-session';
import type { Order } from '#src/domain/cart/order';
import type { Payment, PaymentState } from '#src/domain/checkout/payment';
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
    ['is authorised', [payment('pending', 2000)]],
    ['is captured', [payment('completed', 2000)]],
    ['is authorised, after a card that was declined', [payment('failed', 2000), payment('pending', 2000, 'payment-2')]],
    ['is authorised beside store credit', [payment('checkout', 500), payment('pending', 1500, 'payment-2')]],
  ])('is one whose payment %s for the present total', (_what, payments) => {
    expect(isPaid(orderWith(payments))).toBe(true);
  });

  it.each<[string, readonly Payment[]]>([
    ['was never made', []],
    ['was only begun', [payment('checkout', 2000)]],
    ['is being decided', [payment('processing', 2000)]],
    ['failed', [payment('failed', 2000)]],
    ['was withdrawn', [payment('void', 2000)]],
    ['is for less', [payment('pending', 1999)]],
    ['is for more', [payment('pending', 2001)]],
  ])('is none whose payment %s', (_what, payments) => {
    expect(isPaid(orderWith(payments))).toBe(false);
  });

  it('is none that is complete, and needs no session to be known', () => {
    expect(isPaid(orderWith([payment('pending', 2000)], { state: 'complete' }))).toBe(false);
    expect(isPaid(anOrder({ state: 'payment', total: cents(2000), payments: [payment('pending', 2000)] }))).toBe(true);
  });
});

describe('The way to where a payment is settled (spec §2 checkout_session_id and number)', () => {
  it('names order, id and session', () => {
    expect(settlementPath(anOrder({ number: 'R100000001', id: 'order-7' }), 'cs_test_1')).toBe(
      '/order/confirmation/R100000001/order-7/?checkout_session_id=cs_test_1&number=R100000001',
    );
  });

  it('lets no sign of a session end its parameter', () => {
    const path = settlementPath(anOrder(), 'cs&number=x y');
    expect(new URL(path, 'https://shop.example.test').searchParams.get('checkout_session_id')).toBe('cs&number=x y');
    expect(new URL(path, 'https://shop.example.test').searchParams.getAll('number')).toEqual(['R100000001']);
  });
});
