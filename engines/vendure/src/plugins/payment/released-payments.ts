import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, Order, Payment, RequestContext } from '@vendure/core';
import {
  EventBus,
  OrderService,
  orderTotalIsCovered,
  PaymentStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import { OrderModification } from '@vendure/core/dist/entity/order-modification/order-modification.entity';
import { payersBeforeCard } from './dues';
import { isPaying, paidBy } from './live-payments';
import { lockOrder } from './order-lock';
import { OrderReleasedEvent } from './order-released-event';
import type { ReleaseOutcome } from './payment-alert';
import { PaymentAlerts } from './payment-alerts';
import type { Units } from './undelivered-goods';
import { UndeliveredGoods } from './undelivered-goods';

/**
 * Ends unpaid goods, once a reservation for a placed order is released: by the bank, at the provider or in the
 * dashboard. The order is canceled with all that depends on it; if the payment was for an addition alone, only the
 * addition is canceled. Goods that have left stay sold: the shop is alerted that their money is missing.
 */
@Injectable()
export class ReleasedPayments implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly orders: OrderService,
    private readonly goods: UndeliveredGoods,
    private readonly alerts: PaymentAlerts,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'end-what-released-payment-paid',
      event: PaymentStateTransitionEvent,
      handler: async ({ ctx, fromState, toState, payment, order }) => {
        if (isPaying({ state: fromState }) && toState === 'Cancelled') await this.review(ctx, order.id, payment);
      },
    });
  }

  private async review(ctx: RequestContext, orderId: ID, { id, amount }: Payment): Promise<void> {
    await lockOrder(this.connection, ctx, orderId);
    const order = await this.goods.read(ctx, orderId);
    // The shop releases the money of an order that it cancels.
    if (!order.orderPlacedAt || order.state === 'Cancelled') return;
    const outcome = paidBy(order.payments) < order.totalWithTax ? await this.end(ctx, order, id) : undefined;
    const toRefund = outcome === 'canceled' ? takenOf(order) : 0;
    await this.alerts.raise(ctx, orderId, {
      ...{ kind: 'reservation-ended', id: String(id), amount },
      ...(outcome && { outcome }),
      ...(toRefund > 0 && { toRefund }),
    });
  }

  private async end(ctx: RequestContext, order: Order, paymentId: ID): Promise<ReleaseOutcome> {
    const added = await this.addedBy(ctx, paymentId);
    if (!added) {
      await this.events.publish(new OrderReleasedEvent(ctx, order));
      return (await this.goods.cancel(ctx, order)) ? 'canceled' : 'shipped';
    }
    const isCanceled = await this.goods.cancel(ctx, order, added);
    const rest = await this.goods.read(ctx, order.id);
    // The money of the rest may be taken already.
    if (rest.state === 'PaymentAuthorized' && orderTotalIsCovered(rest, 'Settled'))
      await this.orders.transitionToState(ctx, order.id, 'PaymentSettled');
    return isCanceled ? 'addition-canceled' : 'shipped';
  }

  /** Finds the addition to an order that a payment of its own has paid. */
  private async addedBy(ctx: RequestContext, paymentId: ID): Promise<readonly Units[] | undefined> {
    const modification = await this.connection
      .getRepository(ctx, OrderModification)
      .findOne({ where: { payment: { id: paymentId } }, relations: { lines: true } });
    return modification?.lines;
  }
}

function returnedOf(refunds: Payment['refunds']): number {
  return refunds.filter(({ state }) => state !== 'Failed').reduce((sum, { total }) => sum + total, 0);
}

/** The captured cents of an order that are not returned automatically, such as a card's. */
function takenOf({ payments }: Order): number {
  return payments
    .filter(({ method, state }) => state === 'Settled' && !(payersBeforeCard as readonly string[]).includes(method))
    .reduce((sum, { amount, refunds }) => sum + amount - returnedOf(refunds), 0);
}
