import type { IntervalUnits } from '#sandbox/database/subscription-tables';
import { transitionRefused } from '#sandbox/http/error-responses';
import type { Day } from '#sandbox/shop/calendar-day';
import { addInterval, dayOf, readDay } from '#sandbox/shop/calendar-day';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Store } from '#sandbox/shop/shop';
import { clubSizeOf, totalCans } from './club';

/** Lines of an order with the same interval and end date; they become one subscription. */
export interface SubscribedGroup {
  readonly intervalLength: number;
  readonly intervalUnits: IntervalUnits;
  readonly endDate: Day | null;
  readonly lines: readonly SubscribedGroupLine[];
  /** 12 or 24 when the group is a club. */
  readonly clubCans: number | null;
}

interface SubscribedGroupLine {
  /** The line of the order that begins it. */
  readonly lineItemId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly options: string;
}

/** An order as far as its lines repeat. */
export interface RepeatingOrder {
  readonly lines: readonly Pick<LineItem, 'variant' | 'options' | 'subscriptionLines'>[];
}

export function subscribedGroups(order: RepeatingOrder): readonly SubscribedGroup[] {
  const repeating = order.lines.flatMap(({ variant, options, subscriptionLines }) =>
    subscriptionLines.map((line) => ({ ...line, variant, options, endDate: readDay(line.endDate) ?? null })),
  );
  const groups = new Map<string, typeof repeating>();
  for (const line of repeating) {
    const key = JSON.stringify([line.intervalLength, line.intervalUnits, line.endDate]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ intervalLength, intervalUnits, endDate }) => ({
      intervalLength,
      intervalUnits,
      endDate,
      lines: lines.map(({ lineItemId, variantId, quantity, options }) => ({
        lineItemId,
        variantId,
        quantity,
        options: JSON.stringify(options),
      })),
      clubCans: clubSizeOf(totalCans(lines)),
    })),
  );
}

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
 * later. Addresses, card and customer come from the order. Returns the ids of the subscriptions.
 */
export async function createSubscriptions({ order, store, now }: OrderWork): Promise<readonly number[]> {
  if (order.customerId === null) return [];
  const groups = subscribedGroups(order);
  const creditCardId = groups.length === 0 ? null : await cardFor(store, order, order.customerId);
  const today = dayOf(now);
  const ids: number[] = [];
  for (const { lines, ...group } of groups) {
    const { id: subscriptionId } = await store
      .insertInto('subscriptions')
      .values({
        ...group,
        customerId: order.customerId,
        email: order.email,
        state: 'active',
        actionableDate: addInterval(today, group),
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
    ids.push(subscriptionId);
  }
  return ids;
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
