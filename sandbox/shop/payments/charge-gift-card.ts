import { paragraph } from '#sandbox/shop/mails/mail-content';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { formatMoney } from '#sandbox/shop/money';
import type { Payment } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Store } from '#sandbox/shop/shop';
import { grantStoreCredit } from './store-credit';

const codeLength = 16;

/** Debits a gift card. Returns false when the balance is too low, for example after another order. */
export async function debitGiftCard(store: Store, cardId: number, amountCents: number, now: Date): Promise<boolean> {
  const taken = await store
    .updateTable('giftCards')
    .set((column) => ({ usedCents: column('usedCents', '+', amountCents) }))
    .where('id', '=', cardId)
    .where('redeemedAt', 'is', null)
    .where((where) => where(where('amountCents', '-', where.ref('usedCents')), '>=', amountCents))
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Refunds the gift cards of an order that could not be placed, or is canceled. A card that cannot be spent any more, because it was
 * voided or redeemed since, is refunded elsewhere.
 */
export async function refundGiftCards(work: OrderWork, payments: readonly Payment[]): Promise<void> {
  for (const { giftCardId, amountCents } of payments) {
    if (giftCardId === null) continue;
    const refunded = await work.store
      .updateTable('giftCards')
      .set((column) => ({ usedCents: column('usedCents', '-', amountCents) }))
      .where('id', '=', giftCardId)
      .where('redeemedAt', 'is', null)
      .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', work.now)]))
      .returning('id')
      .executeTakeFirst();
    if (!refunded) await refundElsewhere(work, amountCents);
  }
}

/** Refunds to the store credit of the order's customer, or to a new gift card for a guest, and mails it. */
async function refundElsewhere(work: OrderWork, amountCents: number): Promise<void> {
  const { order, store, now, shop } = work;
  const amount = formatMoney(amountCents);
  let place = 'It is store credit of your account now.';
  if (order.customer)
    await grantStoreCredit(store, order.customer, { amountCents, memo: `Order ${order.number}` }, now);
  else {
    const redemptionCode = shop.random.alphanumeric(codeLength);
    const { id: storeId } = shop.config.store;
    await store
      .insertInto('giftCards')
      .values({ storeId, amountCents, redemptionCode, sentAt: now, createdAt: now })
      .execute();
    place = `It is on a new gift card now: ${redemptionCode}`;
  }
  await sendShopMail(work, order.email, {
    subject: `Your refund of ${amount} for order ${order.number}`,
    blocks: [paragraph(`We refunded ${amount} that a gift card had paid. That gift card has ended.`), paragraph(place)],
  });
}
