import type { Injector } from '@vendure/core';
import { LanguageCode, PaymentMethodHandler, TransactionalConnection } from '@vendure/core';
import { giftCardCode } from '#src/plugins/core/payment-codes';
import { lockPayment, requireRefundable } from '#src/plugins/payment/locked-payment';
import { GiftCards } from './gift-cards';

let cards: GiftCards;
let connection: TransactionalConnection;

/** Pays with a part of a gift card, which was taken off it in the same transaction (GiftCardPayer). A refund gives it back. */
export const giftCardHandler = new PaymentMethodHandler({
  code: giftCardCode,
  description: [{ languageCode: LanguageCode.en, value: 'Gift card of the shop' }],
  args: {},

  init(injector: Injector) {
    cards = injector.get(GiftCards);
    connection = injector.get(TransactionalConnection);
  },

  createPayment(_ctx, _order, _left, _args, { giftCardId, amount, lastDigits }) {
    return {
      amount: Number(amount),
      state: 'Settled',
      transactionId: String(giftCardId),
      metadata: { giftCard: { lastDigits: String(lastDigits) } },
    };
  },

  settlePayment: () => ({ success: true }),

  cancelPayment() {
    throw new Error('A gift card pays at once: refund it.');
  },

  async createRefund(ctx, _input, amount, order, payment) {
    requireRefundable(await lockPayment(connection, ctx, payment), amount);
    const id = await cards.giveBack(ctx, payment.transactionId, amount, order);
    return { state: 'Settled', transactionId: String(id) };
  },
});
