import { addInterval } from '#src/domain/interval/add-interval';
import { dayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import { type DeliveryState, deliveryState } from '#src/domain/orders/delivery-state';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import type { PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';

/** Everything that a customer has paid for and not received, in numbers (spec §3 orders, Prepaid subscription, gift cards). */
export interface StillToCome {
  readonly orders: number;
  readonly prepaidDeliveries: number;
  /** Bought for others, to be sent on a later day. */
  readonly giftCards: number;
}

const unshipped: readonly DeliveryState[] = ['ordered', 'packed', 'waiting', 'partly-shipped'];
const sound: readonly DeliveryState[] = [...unshipped, 'shipped', 'mailed'];

/** Counts it. An order that was canceled, refunded or returned brings nothing more. */
export function stillToCome(orders: readonly PlacedOrder[], now: Instant): StillToCome {
  const kept = orders.filter((order) => sound.includes(deliveryState(order)));
  const lines = kept.flatMap((order) => (order.lineItems ?? []).map((line) => ({ order, line })));
  return {
    orders: kept.filter((order) => unshipped.includes(deliveryState(order))).length,
    prepaidDeliveries: lines.reduce(
      (sum, { order, line: { prePaidSubscription: plan } }) =>
        sum + (plan ? deliveriesLeft(plan, order.completedAt ?? order.createdAt) : 0),
      0,
    ),
    giftCards: lines.flatMap(({ line }) => line.giftCards).filter(({ sendAt }) => sendAt !== undefined && sendAt > now)
      .length,
  };
}

/** Without a next day none is left. The first one came with the order. */
function deliveriesLeft(
  { actionableDate, installmentCount, interval: { length, unit } }: PrepaidSubscription,
  began: Instant,
): number {
  if (actionableDate === undefined) return 0;
  const later = Array.from({ length: installmentCount - 1 }, (_, index) =>
    addInterval(dayOf(began), { length: length * (index + 1), unit }),
  );
  return later.filter((day) => day >= actionableDate).length;
}
