import type { Customer, Order } from '@vendure/core';
import type { Day, Interval } from '#src/plugins/core/interval/calendar-day';
import type { Part } from '#src/plugins/core/order-line/pack-parts';
import { isPart } from '#src/plugins/core/order-line/pack-parts';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import type { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import type { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { isDeliverable, isDue, isUnpaid } from './next-delivery';
import { cansOf, skipRefusal } from './subscription-rules';

interface ManagedLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly isOneTime: boolean;
}

/** A subscription as those see it who run the shop. */
export interface ManagedSubscription extends Pick<Subscription, 'id' | 'actionableDate' | 'endDate' | 'clubCans'> {
  readonly customer: Customer;
  readonly state: Subscription['state'] | 'paused';
  /** Such as "2 months". */
  readonly interval: string;
  readonly cans: number;
  readonly lines: readonly ManagedLine[];
  readonly card: SavedCard | null;
  readonly waitsForPayment: boolean;
  readonly isSoldOut: boolean;
  readonly isSkippable: boolean;
  readonly isDeliverable: boolean;
  readonly deliveries: readonly Delivery[];
}

/** A plan that was paid ahead, as those see it who run the shop. */
export interface ManagedPlan extends Pick<
  PrepaidPlan,
  'id' | 'state' | 'actionableDate' | 'deliveredCount' | 'installmentCount'
> {
  readonly interval: string;
  readonly items: readonly Part[];
  readonly order: Order;
  readonly deliveries: readonly Delivery[];
}

/** `deliveries` are the attempts, the newest first. */
export function managedSubscription(
  subscription: Subscription,
  deliveries: readonly Delivery[],
  today: Day,
): ManagedSubscription {
  const { id, customer, state, isPaused, actionableDate, endDate, clubCans, lines, savedCard } = subscription;
  const last = deliveries.find(({ dueOn }) => dueOn === actionableDate);
  const isAtWork = deliveries.some(
    (delivery) => delivery.state === 'started' || (delivery.state === 'placed' && delivery.madeOn === today),
  );
  return {
    ...{ id, customer, actionableDate, endDate, clubCans, deliveries, card: savedCard },
    state: state === 'active' && isPaused ? 'paused' : state,
    interval: intervalText(subscription.interval),
    cans: cansOf(lines),
    lines: lines.map(({ quantity, isOneTime, productVariant: { sku, name } }) => ({ sku, name, quantity, isOneTime })),
    waitsForPayment: isUnpaid(subscription, today),
    isSoldOut: isDue(subscription, today) && last?.state === 'sold-out',
    isSkippable: skipRefusal(subscription) === undefined,
    isDeliverable: !isAtWork && isDeliverable(subscription, today),
  };
}

export function managedPlan(plan: PrepaidPlan, deliveries: readonly Delivery[]): ManagedPlan {
  const { id, state, actionableDate, deliveredCount, installmentCount, line } = plan;
  const items: unknown = JSON.parse(plan.items);
  return {
    ...{ id, state, actionableDate, deliveredCount, installmentCount, deliveries },
    interval: intervalText(plan.interval),
    items: Array.isArray(items) ? items.filter(isPart) : [],
    order: line.order,
  };
}

function intervalText({ length, unit }: Interval): string {
  return `${length} ${unit}${length === 1 ? '' : 's'}`;
}
