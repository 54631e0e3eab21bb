import { ApiError } from '#sandbox/http/api-error';
import { invalidResource } from '#sandbox/http/error-responses';
import { todayOf } from '#sandbox/shop/calendar-day';
import { sendCanceledOrderMail } from '#sandbox/shop/order-mails/canceled-order-mail';
import type { Payer } from '#sandbox/shop/orders/addition-token';
import { mayAdd } from '#sandbox/shop/orders/addition-token';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { isPacked } from '#sandbox/shop/responses/cancellation-window';
import { changesEnd } from '#sandbox/shop/responses/cross-sell-window';
import { writeSubscription } from '#sandbox/shop/subscriptions/change-subscription';
import { loadSubscription } from '#sandbox/shop/subscriptions/load-subscriptions';
import { cancelUncharged } from './cancel-order';

/**
 * Cancels an order for its payer or its owner, within the time in which they can add to it, with the club boxes that it began,
 * and confirms it by mail. An order that is canceled already stays as it is.
 */
export async function cancelOwnOrder(work: OrderWork, payer: Payer): Promise<void> {
  const { order: placed } = work;
  if (placed.state === 'canceled' && placed.canceledAt !== null && mayAdd(placed, payer)) return;
  requireOpen(work, payer);
  await requireUnusedGiftCards(work);
  await cancelUncharged(work);
  const hasEndedBoxes = await endSubscriptions(work);
  await sendCanceledOrderMail(work, placed, { hasEndedBoxes });
}

/** 405 when the time has passed, and for orders and callers that cannot cancel; 422 once it is being packed. */
function requireOpen({ order, shop, now }: OrderWork, payer: Payer): void {
  const end = changesEnd(shop.config, order, payer);
  if (end === undefined || now >= end) {
    const reason =
      end === undefined ? 'This order cannot be canceled here.' : 'The time to cancel this order has passed.';
    throw new ApiError(405, { error: reason, errors: { base: [reason] } });
  }
  if (isPacked(order)) throw invalidResource({ shipments: ['are being packed'] });
}

/** The amount of a used card cannot go back to the buyer. A concurrent use waits for the lock of its row. */
async function requireUnusedGiftCards({ order, store }: OrderWork): Promise<void> {
  const bought = await store
    .selectFrom('giftCards')
    .select(['usedCents', 'redeemedAt'])
    .where(
      'lineItemId',
      'in',
      order.lines.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (bought.some(({ usedCents, redeemedAt }) => usedCents > 0 || redeemedAt !== null))
    throw invalidResource({ gift_cards: ['of this order were used already'] });
}

/** Returns whether the order had begun any. */
async function endSubscriptions({ order, shop, store, now }: OrderWork): Promise<boolean> {
  const begun = await store
    .selectFrom('subscriptions')
    .select('id')
    .where('firstOrderId', '=', order.id)
    .where('state', 'in', ['active', 'pending_cancellation'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of begun) {
    const subscription = await loadSubscription(store, id);
    await writeSubscription(
      { shop, store, subscription, now, today: todayOf(now) },
      { state: 'canceled', paused: false, actionableDate: null, cancellationReason: 'Its first order was canceled' },
    );
  }
  return begun.length > 0;
}
