import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Order, OrderService, TransactionalConnection } from '@vendure/core';

type Change<A extends unknown[], R> = (ctx: RequestContext, ...sent: A) => Promise<R>;

/**
 * Lets what is done with an order in the dashboard wait for whatever else is done with it: Vendure reads an order, and later writes all of
 * it. Two people at the same moment would cancel it, or pack it, twice, and what its buyer adds meanwhile would be paid and in no total.
 * A refund has a lock of its own, which the second of two clicks notices.
 */
@Injectable()
export class OrdersInDashboard implements OnModuleInit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  onModuleInit(): void {
    const { orders } = this;
    const ofOrder = 'SELECT $1::uuid';
    orders.cancelOrder = this.waiting(ofOrder, (input) => input.orderId, orders.cancelOrder.bind(orders));
    orders.modifyOrder = this.waiting(ofOrder, (input) => input.orderId, orders.modifyOrder.bind(orders));
    orders.transitionToState = this.waiting(ofOrder, (id, _state) => id, orders.transitionToState.bind(orders));
    orders.addManualPaymentToOrder = this.waiting(
      ofOrder,
      (input) => input.orderId,
      orders.addManualPaymentToOrder.bind(orders),
    );
    const ofPayment = 'SELECT "orderId" FROM payment WHERE id = $1';
    orders.settlePayment = this.waiting(ofPayment, (id) => id, orders.settlePayment.bind(orders));
    orders.cancelPayment = this.waiting(ofPayment, (id) => id, orders.cancelPayment.bind(orders));
    const ofLines = 'SELECT "orderId" FROM order_line WHERE id = ANY ($1::uuid[])';
    orders.createFulfillment = this.waiting(
      ofLines,
      ({ lines }) => lines.map(({ orderLineId }) => orderLineId),
      orders.createFulfillment.bind(orders),
    );
    const ofFulfillment = 'SELECT "orderId" FROM order_fulfillments_fulfillment WHERE "fulfillmentId" = $1';
    orders.transitionFulfillmentToState = this.waiting(
      ofFulfillment,
      (id, _state) => id,
      orders.transitionFulfillmentToState.bind(orders),
    );
  }

  /** Locks the orders that a query finds, always in one sequence, before the change reads them. */
  private waiting<A extends unknown[], R>(
    orderIds: string,
    named: (...sent: A) => ID | readonly ID[],
    change: Change<A, R>,
  ): Change<A, R> {
    return async (ctx, ...sent) => {
      // All else that changes an order locks it where it begins.
      if (ctx.apiType === 'admin')
        await this.connection
          .getRepository(ctx, Order)
          .query(`SELECT id FROM "order" WHERE id IN (${orderIds}) ORDER BY id FOR NO KEY UPDATE`, [named(...sent)]);
      return change(ctx, ...sent);
    };
  }
}
