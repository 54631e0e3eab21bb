import type { Injector, Payment } from '@vendure/core';
import { LanguageCode, PaymentMethodHandler, TransactionalConnection } from '@vendure/core';
import { storeCreditCode } from '#src/plugins/core/payment-codes';
import { lockPayment, requireRefundable } from '#src/plugins/payment/locked-payment';
import type { CreditPart } from './store-credits';
import { StoreCredits } from './store-credits';

let credits: StoreCredits;
let connection: TransactionalConnection;

/**
 * Pays with a part of a credit, which was set aside in the same transaction (StoreCreditPayer). Settling the payment uses it,
 * canceling it lets the customer spend it again, and a refund becomes a new credit.
 */
export const storeCreditHandler = new PaymentMethodHandler({
  code: storeCreditCode,
  description: [{ languageCode: LanguageCode.en, value: 'Store credit of the customer' }],
  args: {},

  init(injector: Injector) {
    credits = injector.get(StoreCredits);
    connection = injector.get(TransactionalConnection);
  },

  createPayment(_ctx, _order, _left, _args, metadata) {
    const { creditId, amount } = metadata as unknown as CreditPart;
    return { amount, state: 'Authorized', transactionId: String(creditId) };
  },

  async settlePayment(ctx, order, payment) {
    const { state } = await lockPayment(connection, ctx, payment);
    if (state === 'Authorized') await credits.use(ctx, partOf(payment), order.code);
    return { success: true };
  },

  async cancelPayment(ctx, _order, payment) {
    const { state } = await lockPayment(connection, ctx, payment);
    if (state === 'Settled') throw new Error('This credit is used: refund it.');
    if (state === 'Authorized') await credits.release(ctx, partOf(payment));
    return { success: true };
  },

  async createRefund(ctx, _input, amount, order, payment) {
    requireRefundable(await lockPayment(connection, ctx, payment), amount);
    const credit = await credits.giveBack(ctx, { ...partOf(payment), amount }, order.code);
    return { state: 'Settled', transactionId: String(credit.id) };
  },
});

function partOf({ transactionId, amount }: Payment): CreditPart {
  return { creditId: transactionId, amount };
}
