import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { changePayments } from '#sandbox/shop/payments/order-payments';
import { requireGiftCard } from './find-gift-card';
import { giftCardRefused, unusable } from './gift-card-refusal';
import { holdsOnlyGiftCards } from './gift-card-shares';
import { redemptionCodeOf } from './redemption-code';

/** Lets a gift card pay for the order, or as much of it as is on the card. */
export async function applyGiftCard(work: OrderWork, typed: unknown): Promise<void> {
  const { order, store, shop, now } = work;
  const card = await requireGiftCard(store, typed);
  const isApplied = order.appliedGiftCards.some(({ id }) => id === card.id);
  const reason = isApplied ? 'gift_card_already_applied' : unusable(card, shop.world.store.id, now);
  if (reason) throw giftCardRefused(reason);
  if (holdsOnlyGiftCards(order)) throw giftCardRefused('gift_card_on_gift_card');
  await store.insertInto('orderGiftCards').values({ orderId: order.id, giftCardId: card.id }).execute();
  await payAnew(work);
}

/** Stops paying with a gift card; one that is not applied is 404. */
export async function removeGiftCard(work: OrderWork, typed: unknown): Promise<void> {
  const code = redemptionCodeOf(typed);
  const card = work.order.appliedGiftCards.find(({ redemptionCode }) => redemptionCode === code);
  if (!card) throw giftCardRefused('gift_card_not_applied');
  await work.store
    .deleteFrom('orderGiftCards')
    .where('orderId', '=', work.order.id)
    .where('giftCardId', '=', card.id)
    .execute();
  await payAnew(work);
}

/** A confirmed order goes back to `payment`, since its payments no longer fit; what was authorised already stays. */
async function payAnew(work: OrderWork): Promise<void> {
  const { order, store, now } = work;
  const open = order.payments.filter(
    ({ state, giftCardId, storeCreditId }) => state === 'checkout' && (giftCardId !== null || storeCreditId !== null),
  );
  const state = order.state === 'confirm' ? 'payment' : order.state;
  await store.updateTable('orders').set({ state, updatedAt: now }).where('id', '=', order.id).execute();
  await changePayments(work, open, { state: 'invalid' });
  await work.refresh();
}
