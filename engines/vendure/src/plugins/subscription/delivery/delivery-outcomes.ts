import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, OrderPlacedEvent } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import type { ChargeRefusal, MakerOfOrders } from '#src/plugins/payment/charge-for-order';
import { ChargeForOrder } from '#src/plugins/payment/charge-for-order';
import type { Refusal } from '#src/plugins/payment/completion';
import { givenUp, PlacingRefused, soldOut } from '#src/plugins/payment/completion';
import { DeliveryReminders } from '#src/plugins/subscription/delivery-reminders';
import type { Delivery, DeliveryState } from '#src/plugins/subscription/entities/delivery.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { areTriesOver, nextFreeDay } from '#src/plugins/subscription/next-delivery';
import { ended } from '#src/plugins/subscription/passed-ends';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import { DeliveryMails } from './delivery-mails';
import { DeliveryRows } from './delivery-rows';

type Fields = Partial<
  Pick<
    Subscription,
    | 'state'
    | 'isPaused'
    | 'actionableDate'
    | 'lastTotal'
    | 'successiveSkipCount'
    | 'failedTries'
    | 'paymentState'
    | 'mayBeTriedAgain'
  >
>;

/** A delivery, and its subscription before the outcome. */
interface Found {
  readonly delivery: Delivery;
  readonly before: Subscription;
}

/**
 * Writes the outcomes of deliveries of subscriptions, by the transaction that places their order, or that writes down that it is
 * not paid. A worker that dies before its end has done neither. The caller of a charge is answered `INSUFFICIENT_STOCK` for a delivery
 * that is sold out, `CLOSED` for one that is not wanted any more, or the words of the bank.
 */
@Injectable()
export class DeliveryOutcomes implements MakerOfOrders, OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly charges: ChargeForOrder,
    private readonly subscriptions: Subscriptions,
    private readonly deliveries: DeliveryRows,
    private readonly mails: DeliveryMails,
    private readonly reminders: DeliveryReminders,
  ) {}

  onApplicationBootstrap(): void {
    this.charges.serve(this);
    this.events.registerBlockingEventHandler({
      id: 'finish-placed-delivery',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.placed(ctx, order),
    });
  }

  /** Writes that a delivery cannot be made now, under the lock of its subscription. */
  async soldOut(ctx: RequestContext, delivery: Delivery, before: Subscription): Promise<void> {
    await this.subscriptions.save(ctx, before.id, afterFailure(before, {}));
    if (!delivery.isAwaited) await this.mails.soldOut(ctx, delivery, before);
  }

  /**
   * Writes that nothing can pay for a delivery that is due, under the lock of its subscription. Nothing is tried until there is a
   * card.
   */
  async waitsForCard(ctx: RequestContext, before: Subscription, today: Day): Promise<undefined> {
    await this.subscriptions.save(ctx, before.id, { isPaused: false });
    await this.reminders.waitsForCard(ctx, before, today);
  }

  private async placed(ctx: RequestContext, order: Order): Promise<void> {
    const found = await this.find(ctx, order);
    if (!found) return;
    const { delivery, before } = found;
    // The reserved money is given back, and the order is never placed.
    if (!isWanted(delivery, before)) throw new PlacingRefused(calledOff);
    const today = laterOf(delivery.madeOn, todayOf(new Date()));
    const fields = { ...afterDelivery(before, today), ...lastTotalOf(before, order) };
    await this.subscriptions.save(ctx, before.id, fields);
    await this.subscriptions.removeOneTimeLines(ctx, before.id);
    await this.deliveries.end(ctx, delivery, 'placed');
    const lines = before.lines.filter(({ isOneTime }) => !isOneTime);
    const after = Object.assign(new Subscription(before), fields, { lines });
    // A paid delivery is followed by one on its day, or by none.
    after.plannedOn = after.actionableDate;
    await this.mails.placed(ctx, order, after, today);
  }

  hasMade({ customFields }: Order): boolean {
    return customFields.subscriptionId !== null;
  }

  async refused(ctx: RequestContext, order: Order, why: ChargeRefusal): Promise<Refusal> {
    const found = await this.find(ctx, order);
    return found ? answerTo(await this.unpaid(ctx, order, found, why), why.answer) : why.answer;
  }

  async refusedBefore(ctx: RequestContext, { id }: Order): Promise<Refusal> {
    return answerTo(await this.deliveries.outcomeOf(ctx, id), givenUp);
  }

  /** Writes that a delivery is not paid, and returns its state then. */
  private async unpaid(
    ctx: RequestContext,
    order: Order,
    { delivery, before }: Found,
    refusal: ChargeRefusal,
  ): Promise<DeliveryState> {
    await this.deliveries.cancelOrder(ctx, order.id);
    if (refusal.reason === 'changed' || !isWanted(delivery, before)) {
      await this.deliveries.end(ctx, delivery, 'called-off');
      return 'called-off';
    }
    if (refusal.reason === 'sold-out') {
      await this.deliveries.end(ctx, delivery, 'sold-out');
      await this.soldOut(ctx, delivery, before);
      return 'sold-out';
    }
    // It was removed while it was being charged.
    if (before.savedCardId === null) {
      await this.deliveries.end(ctx, delivery, 'called-off');
      await this.waitsForCard(ctx, before, delivery.madeOn);
      return 'called-off';
    }
    await this.deliveries.end(ctx, delivery, 'declined');
    const { mayBeTriedAgain } = refusal;
    await this.subscriptions.save(ctx, before.id, afterFailure(before, { paymentState: 'failed', mayBeTriedAgain }));
    if (delivery.isAwaited) return 'declined';
    const after = await this.subscriptions.load(ctx, before.id);
    await this.mails.declined(ctx, order, delivery, { refusal, after });
    return 'declined';
  }

  /** Finds the delivery of an order and its subscription, which is locked; undefined for any other order. */
  private async find(ctx: RequestContext, order: Order): Promise<Found | undefined> {
    if (!this.hasMade(order)) return undefined;
    const delivery = await this.deliveries.startedWith(ctx, order.id);
    if (!delivery || delivery.subscriptionId === null) return undefined;
    const before = await this.subscriptions.locked(ctx, delivery.subscriptionId, (_inside, subscription) =>
      Promise.resolve(subscription),
    );
    return { delivery, before };
  }
}

function answerTo(state: DeliveryState | undefined, otherwise: Refusal): Refusal {
  if (state === 'sold-out') return soldOut;
  return state === 'called-off' ? notWanted : otherwise;
}

const notWanted = { kind: 'refused', code: 'CLOSED', message: 'The delivery is not wanted any more.' } as const;

/** True when the day was not moved and the subscription not ended since the delivery began. */
function isWanted({ dueOn }: Delivery, { state, actionableDate }: Subscription): boolean {
  return (state === 'active' || state === 'pending-cancellation') && actionableDate === dueOn;
}

/** Plans the next delivery, or ends a subscription that was canceled, or whose last day comes before it. */
function afterDelivery(before: Subscription, today: Day): Fields {
  const made = {
    isPaused: false,
    successiveSkipCount: 0,
    failedTries: 0,
    mayBeTriedAgain: true,
    paymentState: 'paid',
  } as const;
  if (before.state === 'pending-cancellation') return { ...made, state: 'canceled', actionableDate: null };
  const next = nextFreeDay(before.actionableDate ?? today, before, today);
  return before.endDate !== null && next > before.endDate ? { ...made, ...ended } : { ...made, actionableDate: next };
}

/** Notes the price of a delivery, unless something was in it that will not be in the next one. */
function lastTotalOf({ lines }: Subscription, { totalWithTax }: Order): Pick<Fields, 'lastTotal'> {
  return lines.some(({ isOneTime }) => isOneTime) ? {} : { lastTotal: totalWithTax };
}

/** Leaves the day, so that another attempt follows. A canceled subscription ends after the last attempt. */
function afterFailure(
  before: Subscription,
  payment: Partial<Pick<Subscription, 'paymentState' | 'mayBeTriedAgain'>>,
): Fields {
  const failed = { ...payment, isPaused: false, failedTries: triesAfter(before, payment.paymentState === 'failed') };
  const isOver = areTriesOver({ mayBeTriedAgain: before.mayBeTriedAgain, ...failed });
  return before.state === 'pending-cancellation' && isOver
    ? { ...failed, state: 'canceled', actionableDate: null }
    : failed;
}

/** A card is tried three times, on however many days something was sold out before its first decline or after one. */
function triesAfter({ paymentState, failedTries }: Subscription, isDeclined: boolean): number {
  if (paymentState !== 'failed') return isDeclined ? 1 : failedTries + 1;
  return isDeclined ? failedTries + 1 : Math.max(failedTries, 1);
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

const calledOff = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'The subscription was changed while its delivery was charged.',
} as const;
