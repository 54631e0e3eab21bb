import { sendGiftCardMail } from '#sandbox/shop/mails/gift-card-mail';
import type { Ids, Shop, Store } from '#sandbox/shop/shop';
import { hasRecipient } from './gift-card-fields';

/** The gift cards that were bought and paid, and whose mail is due and not sent. */
export function unsentGiftCards(database: Store, now: Date): Ids<'giftCards'> {
  return database
    .selectFrom('giftCards')
    .select('giftCards.id')
    .where('lineItemId', 'is not', null)
    .where('redemptionCode', 'is not', null)
    .where('sentAt', 'is', null)
    .where((where) => where.or([where('sendEmailAt', 'is', null), where('sendEmailAt', '<=', now)]));
}

/** Sends the gift cards that are due. Runs when the shop starts and when its clock moves. */
export async function sendDueGiftCards(shop: Shop): Promise<void> {
  await shop.database.transaction().execute((store) => sendGiftCards(shop, store, shop.clock.now()));
}

/** The same inside a transaction. Skips cards that another transaction is sending, so that none is sent twice. */
export async function sendGiftCards(shop: Shop, store: Store, now: Date): Promise<void> {
  const due = await unsentGiftCards(store, now)
    .innerJoin('lineItems', 'lineItems.id', 'giftCards.lineItemId')
    .innerJoin('orders', 'orders.id', 'lineItems.orderId')
    .selectAll('giftCards')
    .select('orders.email as purchaserEmail')
    .orderBy('giftCards.id')
    .forUpdate('giftCards')
    .skipLocked()
    .execute();
  for (const card of due) {
    // Without a recipient the purchaser gets the mail.
    const address = hasRecipient(card) ? card.recipientEmail : card.purchaserEmail;
    await sendGiftCardMail({ shop, store, now }, card, address);
    await store.updateTable('giftCards').set({ sentAt: now }).where('id', '=', card.id).execute();
  }
}
