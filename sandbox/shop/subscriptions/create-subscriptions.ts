import { transitionRefused } from '#sandbox/http/error-responses';
import { addInterval, dayOf, dayOfMonth } from '#sandbox/shop/calendar-day';
import { subscribedGroups } from '#sandbox/shop/club/subscribed-groups';
import type { Order } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Store } from '#sandbox/shop/shop';
import { loadSubscription } from './load-subscriptions';
import { chargeOf } from './next-charge';
import type { Subscription } from './subscription';

/** Refuses a guest's order with a subscription, because a subscription needs a customer. */
export function requireSubscriber({ order }: OrderWork): void {
  if (
    order.customerId !== null ||
    order.lines.every(({ subscriptionLines, prepaid }) => subscriptionLines.length === 0 && !prepaid)
  )
    return;
  throw transitionRefused({ base: ['Please sign in: a subscription needs a customer.'] });
}

/**
 * Creates a subscription for each group of a placed order. The order is the first delivery; the next one is an interval
 * later. Addresses, card and customer come from the order. Returns the subscriptions.
 */
export async function createSubscriptions({ order, shop, store, now }: OrderWork): Promise<readonly Subscription[]> {
  if (order.customerId === null) return [];
  const groups = subscribedGroups(order);
  const creditCardId = groups.length === 0 ? null : await cardFor(store, order, order.customerId);
  const today = dayOf(now);
  const created: Subscription[] = [];
  for (const { lines, ...group } of groups) {
    const { id: subscriptionId } = await store
      .insertInto('subscriptions')
      .values({
        ...group,
        customerId: order.customerId,
        firstOrderId: order.id,
        email: order.email,
        state: 'active',
        actionableDate: addInterval(today, group),
        anchorDay: dayOfMonth(today),
        shipAddressId: order.shipAddressId,
        billAddressId: order.billAddressId ?? order.shipAddressId,
        creditCardId,
        paymentState: 'paid',
        cancellationReason: null,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await store
      .insertInto('subscribedLines')
      .values(lines.map(({ variantId, quantity, options }) => ({ subscriptionId, variantId, quantity, options })))
      .execute();
    const subscription = await loadSubscription(store, subscriptionId);
    const { totalCents: lastChargeCents } = await chargeOf({ shop, store, now }, subscription);
    await store.updateTable('subscriptions').set({ lastChargeCents }).where('id', '=', subscriptionId).execute();
    created.push({ ...subscription, lastChargeCents });
  }
  return created;
}

/** The card that paid, or the wallet's default card when store credit covered the order. */
async function cardFor(store: Store, order: Order, customerId: number): Promise<number | null> {
  const paid = validPayments(order).find(({ creditCardId }) => creditCardId !== null)?.creditCardId;
  if (paid !== undefined && paid !== null) return paid;
  const source = await store
    .selectFrom('walletPaymentSources')
    .select('creditCardId')
    .where('customerId', '=', customerId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
  return source?.creditCardId ?? null;
}
