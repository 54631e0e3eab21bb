import type { Injector } from '@vendure/core';
import { LanguageCode, PaymentMethodHandler, Refund, TransactionalConnection } from '@vendure/core';
import { Disputes } from './disputes';
import { lockOrder } from './order-lock';
import { PaymentSessions } from './payment-sessions';
import { hostedPaymentCode } from './place-order';

let sessions: PaymentSessions;
let disputes: Disputes;
let connection: TransactionalConnection;

/**
 * Pays an order with the session that the shop has checked (PlaceOrder). The money is reserved; settling the payment in
 * the dashboard takes it. A refusal of the provider is thrown there, so that the payment stays unchanged and can be
 * tried again.
 */
export const hostedPaymentHandler = new PaymentMethodHandler({
  code: hostedPaymentCode,
  description: [{ languageCode: LanguageCode.en, value: 'Card, on the page of a payment provider' }],
  args: {},

  init(injector: Injector) {
    sessions = injector.get(PaymentSessions);
    disputes = injector.get(Disputes);
    connection = injector.get(TransactionalConnection);
  },

  async createPayment(ctx, order, amount, _args, { sessionId }) {
    if (amount === 0) return { amount, state: 'Settled' };
    const session = typeof sessionId === 'string' ? await sessions.ofOrderNumber(ctx, order.code, sessionId) : null;
    if (session?.state !== 'placed' || session.amount !== amount)
      return { amount, state: 'Declined', errorMessage: 'No payment was found for this order.' };
    const { cardBrand, cardLastDigits } = session;
    return {
      amount,
      state: 'Authorized',
      transactionId: session.sessionId,
      metadata: { card: { brand: cardBrand, lastDigits: cardLastDigits } },
    };
  },

  async settlePayment(ctx, _order, { transactionId }) {
    const { money, id } = await sessions.reservedBy(ctx, transactionId);
    await money.settle(id);
    return { success: true };
  },

  async cancelPayment(ctx, order, { transactionId }) {
    await lockOrder(connection, ctx, order.id);
    const { money, id } = await sessions.reservedBy(ctx, transactionId);
    await money.release(id);
    return { success: true };
  },

  async createRefund(ctx, _input, amount, order, payment) {
    await lockOrder(connection, ctx, order.id);
    await disputes.requireRefundable(ctx, payment);
    // Their number makes the provider take one refund that is sent twice for one.
    const before = await connection.getRepository(ctx, Refund).countBy({ paymentId: payment.id });
    const { money, id } = await sessions.reservedBy(ctx, payment.transactionId);
    const transactionId = await money.refund(id, amount, `${payment.transactionId}-refund-${before}`);
    return { state: 'Settled', transactionId };
  },
});
