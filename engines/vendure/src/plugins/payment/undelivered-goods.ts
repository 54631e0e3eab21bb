import { Injectable } from '@nestjs/common';
import type { Fulfillment, ID, OrderLine, RequestContext } from '@vendure/core';
import { idsAreEqual, isGraphQlErrorResult, Order, OrderService, TransactionalConnection } from '@vendure/core';
import { hasLeft } from '#src/plugins/core/orders/has-left';
import { moneyReleased } from './order-released-event';

/** Units of a line. */
export interface Units {
  readonly orderLineId: ID;
  readonly quantity: number;
}

/** Cancels goods of placed orders that are unpaid, or whose money goes back, unless they have left. */
@Injectable()
export class UndeliveredGoods {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  /** Reads an order with its lines, payments, refunds and parcels. */
  read(ctx: RequestContext, id: ID): Promise<Order> {
    const relations = { lines: true, payments: { refunds: true }, fulfillments: { lines: true } };
    return this.connection.getRepository(ctx, Order).findOneOrFail({ where: { id }, relations });
  }

  /**
   * Cancels units of an order, all of it when left out, but for those that have left: parcels that are packed with them are unpacked. The
   * caller holds the order's lock. Returns false when some have left.
   */
  async cancel(
    ctx: RequestContext,
    order: Order,
    units: readonly Units[] = unitsOf(order),
    reason: string = moneyReleased,
  ): Promise<boolean> {
    const here = units.map((one) => ({ ...one, quantity: Math.min(one.quantity, unitsHere(order, one)) }));
    const lines = here.filter(({ quantity }) => quantity > 0);
    const haveLeft = units.some(({ orderLineId }) => unitsAway(order, orderLineId) > 0);
    if (lines.length === 0) return !haveLeft;
    await this.unpack(ctx, order, lines);
    await this.leaveModifying(ctx, order);
    const isAll = lines.length === unitsOf(order).filter(({ quantity }) => quantity > 0).length && !haveLeft;
    const sent = { orderId: order.id, lines, reason, cancelShipping: isAll };
    const canceled = await this.orders.cancelOrder(ctx, sent);
    if (isGraphQlErrorResult(canceled)) throw new Error(`The order ${order.code} stays: ${canceled.message}`);
    return !haveLeft;
  }

  private async unpack(ctx: RequestContext, order: Order, units: readonly Units[]): Promise<void> {
    const packed = order.fulfillments.filter(
      (one) => one.state === 'Pending' && units.some(({ orderLineId }) => unitsIn(one, orderLineId) > 0),
    );
    for (const { id } of packed) {
      const unpacked = await this.orders.transitionFulfillmentToState(ctx, id, 'Cancelled');
      if (isGraphQlErrorResult(unpacked))
        throw new Error(`The parcel of ${order.code} stays: ${unpacked.transitionError}`);
    }
  }

  /** Ends a modification, which Vendure lets go on to a payment that is missing, or to be canceled. */
  private async leaveModifying(ctx: RequestContext, { id, state }: Order): Promise<void> {
    if (state === 'Modifying') await this.orders.transitionToState(ctx, id, 'ArrangingAdditionalPayment');
  }
}

function unitsOf({ lines }: Order): readonly Units[] {
  return lines.map(({ id: orderLineId, quantity }) => ({ orderLineId, quantity }));
}

function unitsHere(order: Order, { orderLineId }: Units): number {
  const line = order.lines.find(({ id }: OrderLine) => idsAreEqual(id, orderLineId));
  return Math.max((line?.quantity ?? 0) - unitsAway(order, orderLineId), 0);
}

function unitsAway({ fulfillments }: Order, orderLineId: ID): number {
  return fulfillments.filter(hasLeft).reduce((sum, one) => sum + unitsIn(one, orderLineId), 0);
}

function unitsIn({ lines }: Fulfillment, orderLineId: ID): number {
  return lines
    .filter((line) => idsAreEqual(line.orderLineId, orderLineId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
