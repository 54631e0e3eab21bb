import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, TransactionalConnection } from '@vendure/core';
import { OrderHistoryEntry } from '@vendure/core/dist/entity/history-entry/order-history-entry.entity';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { additionsEnd } from '#src/plugins/core/orders/additions-end';
import { isDelivery } from '#src/plugins/core/orders/is-delivery';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { invalid, ShopFailure } from '#src/plugins/core/shop-failure';
import { canceledByBuyer, OrderReleasedEvent } from '#src/plugins/payment/order-released-event';
import { OrderedRefunds } from '#src/plugins/payment/ordered-refunds';
import { PaymentAlerts } from '#src/plugins/payment/payment-alerts';
import { UndeliveredGoods } from '#src/plugins/payment/undelivered-goods';
import { AdditionAccess } from './addition-access';

/** States in which an order is paid, and nothing of it has left. */
const openStates: ReadonlySet<string> = new Set(['PaymentAuthorized', 'PaymentSettled']);

/**
 * Cancels orders for the buyers who have just placed them, as the shop cancels one whose money was released: all that an order
 * began ends with it. Reserved money is released, and taken money goes back.
 */
@Injectable()
export class OwnCancellations {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly access: OrderAccess,
    private readonly additionAccess: AdditionAccess,
    private readonly events: EventBus,
    private readonly goods: UndeliveredGoods,
    private readonly refunds: OrderedRefunds,
    private readonly alerts: PaymentAlerts,
  ) {}

  /** The moment until which the caller can cancel the order; undefined for one that they cannot cancel (any more). */
  async endOf(ctx: RequestContext, order: Order): Promise<Date | undefined> {
    const end = endOf(order);
    if (!end || !(await this.additionAccess.mayAdd(ctx, order))) return undefined;
    return (await this.isPacked(ctx, order)) ? undefined : end;
  }

  /** The moment at which a placed order was canceled, by anybody. */
  async momentOf(ctx: RequestContext, { id, state, orderPlacedAt }: Order): Promise<Date | undefined> {
    if (state !== 'Cancelled' || !orderPlacedAt) return undefined;
    const entries = await this.connection.getRepository(ctx, OrderHistoryEntry).find({
      where: { order: { id }, type: HistoryEntryType.ORDER_STATE_TRANSITION },
      order: { createdAt: 'DESC' },
    });
    return entries.find(({ data }: { data: { to?: string } }) => data.to === 'Cancelled')?.createdAt;
  }

  /**
   * Cancels the order of the headers and returns it as it is then; one that is canceled already as it is. Throws NOT_ALLOWED for an
   * order that cannot be canceled (any more), and for a caller who has not paid it and is not its owner; INVALID once it is packed,
   * and after a gift card that it bought was used; ORDER_LOCKED while something else changes it.
   */
  async cancel(ctx: RequestContext): Promise<Order> {
    const id = await this.connection.withTransaction(ctx, async (inside) => {
      const order = await this.goods.read(inside, await this.access.lockNamed(inside));
      if (!(await this.additionAccess.mayAdd(inside, order))) throw notCancelable();
      if (order.state === 'Cancelled') return order.id;
      if (!endOf(order)) throw notCancelable();
      if (await this.isPacked(inside, order)) throw invalid({ shipments: ['are being packed'] });
      await this.events.publish(new OrderReleasedEvent(inside, order, canceledByBuyer));
      await this.goods.cancel(inside, order, undefined, canceledByBuyer);
      await this.refunds.refundRest(inside, order, canceledByBuyer);
      const alert = { kind: 'canceled-by-buyer', id: String(order.id), amount: order.totalWithTax } as const;
      await this.alerts.raise(inside, order.id, alert);
      return order.id;
    });
    return this.access.open(ctx, id);
  }

  private async isPacked(ctx: RequestContext, { id }: Order): Promise<boolean> {
    const packed = (await this.connection.getRepository(ctx, OrderHistoryEntry).query(
      `SELECT FROM order_fulfillments_fulfillment packed JOIN fulfillment ON fulfillment.id = packed."fulfillmentId"
       WHERE packed."orderId" = $1 AND fulfillment.state <> 'Cancelled' LIMIT 1`,
      [id],
    )) as readonly object[];
    return packed.length > 0;
  }
}

function endOf(order: Order): Date | undefined {
  if (!openStates.has(order.state) || isDelivery(order) || groupOrderOf(order)) return undefined;
  return additionsEnd(order, new Date());
}

function notCancelable(): ShopFailure {
  return new ShopFailure('NOT_ALLOWED', 'This order cannot be canceled here any more');
}
