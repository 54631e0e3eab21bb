import { holdsOnlyGiftCards } from '#sandbox/shop/catalogue/gift-card-goods';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { changePayments } from '#sandbox/shop/payments/order-payments';
import { requireGiftCard } from './find-gift-card';
import { giftCardError, giftCardProblem } from './gift-card-errors';
import { redemptionCodeOf } from './redemption-code';

/** Applies a gift card to the order, up to its balance. */
export async function applyGiftCard(work: OrderWork, typed: unknown): Promise<void> {
  const { order, store, shop, now } = work;
  const card = await requireGiftCard(store, typed);
  const isApplied = order.appliedGiftCards.some(({ id }) => id === card.id);
  const reason = isApplied ? 'gift_card_already_applied' : giftCardProblem(card, shop.config.store.id, now);
  if (reason) throw giftCardError(reason);
  if (holdsOnlyGiftCards(order)) throw giftCardError('gift_card_on_gift_card');
  await store.insertInto('orderGiftCards').values({ orderId: order.id, giftCardId: card.id }).execute();
  await restartPayment(work);
}

/** Removes an applied gift card by its id, or by its code as it was typed; one that is not applied is 404. */
export async function removeGiftCard(work: OrderWork, named: string): Promise<void> {
  const code = redemptionCodeOf(named);
  const card = work.order.appliedGiftCards.find(
    ({ id, redemptionCode }) => String(id) === named || redemptionCode === code,
  );
  if (!card) throw giftCardError('gift_card_not_applied');
  await work.store
    .deleteFrom('orderGiftCards')
    .where('orderId', '=', work.order.id)
    .where('giftCardId', '=', card.id)
    .execute();
  await restartPayment(work);
}

/** Moves an order in `confirm` back to `payment`, because its payments are outdated. Authorized payments stay. */
async function restartPayment(work: OrderWork): Promise<void> {
  const { order, store, now } = work;
  const open = order.payments.filter(
    ({ state, giftCardId, storeCreditId }) => state === 'checkout' && (giftCardId !== null || storeCreditId !== null),
  );
  const state = order.state === 'confirm' ? 'payment' : order.state;
  await store.updateTable('orders').set({ state, updatedAt: now }).where('id', '=', order.id).execute();
  await changePayments(work, open, { state: 'invalid' });
  await work.refresh();
}
