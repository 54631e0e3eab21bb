import { eachRow } from '#sandbox/shop/each-row';
import { sendGiftCardMail } from '#sandbox/shop/mails/gift-card-mail';
import type { Ids, Shop, ShopWork, Store } from '#sandbox/shop/shop';
import { hasRecipient } from './gift-card-fields';

/** The bought and paid gift cards whose mail is due and not sent. */
export function unsentGiftCards(database: Store, now: Date): Ids<'giftCards'> {
  return database
    .selectFrom('giftCards')
    .select('giftCards.id')
    .where('lineItemId', 'is not', null)
    .where('redemptionCode', 'is not', null)
    .where('sentAt', 'is', null)
    .where((where) => where.or([where('sendEmailAt', 'is', null), where('sendEmailAt', '<=', now)]))
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]));
}

/** Sends the gift cards that are due. Runs when the shop starts and when its clock moves. */
export async function sendDueGiftCards(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  const due = await unsentGiftCards(shop.database, now).orderBy('id').execute();
  await eachRow(shop, 'gift card', due, (store, id) => sendGiftCards({ shop, store, now }, [id]));
}

/** Sends the due ones of some gift cards. Skips cards that another transaction is sending, so that none is sent twice. */
export async function sendGiftCards(work: ShopWork, ids: readonly number[]): Promise<void> {
  const { store, now } = work;
  const due = await unsentGiftCards(store, now)
    .innerJoin('lineItems', 'lineItems.id', 'giftCards.lineItemId')
    .innerJoin('orders', 'orders.id', 'lineItems.orderId')
    .selectAll('giftCards')
    .select('orders.email as purchaserEmail')
    .where('giftCards.id', 'in', ids)
    .orderBy('giftCards.id')
    .forUpdate('giftCards')
    .skipLocked()
    .execute();
  for (const card of due) {
    // Without a recipient the purchaser gets the mail.
    const address = hasRecipient(card) ? card.recipientEmail : card.purchaserEmail;
    await sendGiftCardMail(work, card, address);
    await store.updateTable('giftCards').set({ sentAt: now }).where('id', '=', card.id).execute();
  }
}
