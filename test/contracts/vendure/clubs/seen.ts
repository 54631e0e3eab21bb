import type { SubscriptionKey } from '#src/application/ports/shop/subscription-gateway';
import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Order, OrderPaymentState } from '#src/domain/cart/order';
import { selectedRate } from '#src/domain/cart/shipment';
import { todayOf } from '#src/domain/interval/calendar-day';
import { lineTotal } from '#test/builders/line-total';
import type { Club, Member } from './club-under-test';

/** A subscription of a member; its id is another one on each back end. */
export interface Named {
  readonly member: Member;
  readonly key: SubscriptionKey;
}

/** Reads all that a member sees of a subscription, and how often its next delivery has failed. */
export async function seenSubscription(club: Club, { member, key }: Named): Promise<object> {
  const subscription = await club.ports[member].SubscriptionGateway.read(key);
  const { state, interval, actionableDate, endDate, isSkippable, hasFailedPayment, upcomingTotal } = subscription;
  return {
    ...{ state, interval, actionableDate, endDate, isSkippable, hasFailedPayment, upcomingTotal },
    lines: sorted(
      subscription.lineItems.map(({ sku, quantity, price, isOneTime }) => [sku, quantity, price, isOneTime]),
    ),
    city: subscription.shipAddress?.city,
    card: subscription.card?.lastDigits,
    reminders: sorted(subscription.reminders.map(({ reminderType, sentAt }) => [todayOf(sentAt!), reminderType])),
    failedTries: await club.failedTries(key.id),
  };
}

/** A promotion's name and its discount, in cents, below zero. */
export type Discount = readonly [label: string, amount: number];

/** An order as a member reads it, to the cent. */
export interface SeenOrder extends Pick<Order, 'state' | 'itemTotal' | 'shipTotal' | 'additionalTaxTotal' | 'total'> {
  readonly email: string | undefined;
  readonly paymentState: OrderPaymentState | undefined;
  readonly city: string | undefined;
  readonly lines: readonly (readonly [sku: string, quantity: number, price: number, total: number])[];
  /** The number of deliveries and the next one, of lines that are paid ahead. */
  readonly plans: readonly (readonly [sku: string, installmentCount: number, next: string | undefined])[];
  readonly discounts: {
    readonly ofOrder: readonly Discount[];
    readonly ofLines: readonly Discount[];
    readonly ofShipments: readonly Discount[];
  };
  /** The ways of delivery. */
  readonly ways: readonly (string | undefined)[];
  readonly payments: readonly (readonly [amount: number, lastDigits: string | undefined])[];
}

export function seenOrder(order: Order): SeenOrder {
  const { state, email, itemTotal, shipTotal, additionalTaxTotal, total, paymentState, lineItems, shipments } = order;
  return {
    ...{ state, email, itemTotal, shipTotal, additionalTaxTotal, total, paymentState },
    city: order.shipAddress?.city,
    lines: sorted(lineItems.map((line) => [line.sku, line.quantity, line.price, lineTotal(line)] as const)),
    plans: lineItems.flatMap(({ sku, prePaidSubscription: plan }) =>
      plan ? [[sku, plan.installmentCount, plan.actionableDate] as const] : [],
    ),
    discounts: {
      ofOrder: discounts(order.adjustments),
      ofLines: discounts(lineItems.flatMap(({ adjustments }) => adjustments)),
      ofShipments: discounts(shipments.flatMap(({ adjustments }) => adjustments)),
    },
    ways: shipments.map((shipment) => selectedRate(shipment)?.name),
    payments: sorted(order.payments.map(({ amount, lastDigits }) => [amount, cardDigits(lastDigits)] as const)),
  };
}

/** A gift card has other letters on each back end, and credit has none. */
function cardDigits(lastDigits: string | undefined): string | undefined {
  return lastDigits !== undefined && /^\d{4}$/.test(lastDigits) ? lastDigits : undefined;
}

function discounts(adjustments: readonly Adjustment[]): readonly Discount[] {
  return sorted(
    adjustments.flatMap(({ source, eligible, label, amount }) =>
      source === 'promotion' && eligible && amount !== 0 ? [[label, amount] as const] : [],
    ),
  );
}

/** Each back end has a sequence of its own, on which nothing depends. */
function sorted<T extends readonly unknown[]>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
