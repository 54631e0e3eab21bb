import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Order, OrderService, TransactionalConnection } from '@vendure/core';
import { ShopFailure } from '#src/plugin/shop-failure';

type Change<I, A extends unknown[], R> = (ctx: RequestContext, sent: I, ...more: A) => Promise<R>;

/**
 * Lets what is done with an order in the dashboard wait for whatever else is done with it: Vendure reads an order, and later writes all of
 * it. Two people at the same moment would cancel it, or pack it, twice, and what its buyer adds meanwhile would be paid and in no total.
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
    orders.cancelOrder = this.waiting(ofOrder, ({ orderId }) => orderId, orders.cancelOrder.bind(orders));
    orders.modifyOrder = this.waiting(ofOrder, ({ orderId }) => orderId, orders.modifyOrder.bind(orders));
    orders.transitionToState = this.waiting(ofOrder, (id) => id, orders.transitionToState.bind(orders));
    orders.addManualPaymentToOrder = this.waiting(
      ofOrder,
      ({ orderId }) => orderId,
      orders.addManualPaymentToOrder.bind(orders),
    );
    orders.updateCustomFields = this.waiting(ofOrder, (id) => id, orders.updateCustomFields.bind(orders));
    orders.updateOrderCustomer = this.waiting(
      ofOrder,
      ({ orderId }) => orderId,
      orders.updateOrderCustomer.bind(orders),
    );
    const ofPayment = 'SELECT "orderId" FROM payment WHERE id = $1';
    orders.settlePayment = this.waiting(ofPayment, (id) => id, orders.settlePayment.bind(orders));
    orders.cancelPayment = this.waiting(ofPayment, (id) => id, orders.cancelPayment.bind(orders));
    const refund = orders.refundOrder.bind(orders);
    orders.refundOrder = async (ctx, input) => {
      const before = await this.refunds(ctx, input.paymentId);
      await this.lock(ctx, ofPayment, input.paymentId);
      // The second of two clicks would give as much back again.
      if ((await this.refunds(ctx, input.paymentId)) !== before)
        throw new ShopFailure('NOT_ALLOWED', 'This order was refunded at the same moment. See what is left.');
      return refund(ctx, input);
    };
    const ofLines = 'SELECT "orderId" FROM order_line WHERE id = ANY ($1::uuid[])';
    orders.createFulfillment = this.waiting(
      ofLines,
      ({ lines }) => lines.map(({ orderLineId }) => orderLineId),
      orders.createFulfillment.bind(orders),
    );
    const ofFulfillment = 'SELECT "orderId" FROM order_fulfillments_fulfillment WHERE "fulfillmentId" = $1';
    orders.transitionFulfillmentToState = this.waiting(
      ofFulfillment,
      (id) => id,
      orders.transitionFulfillmentToState.bind(orders),
    );
  }

  /** Lets a change read its orders once they are locked. All else that changes an order locks it where it begins. */
  private waiting<I, A extends unknown[], R>(
    orderIds: string,
    named: (sent: NoInfer<I>) => ID | readonly ID[],
    change: Change<I, A, R>,
  ): Change<I, A, R> {
    return async (ctx, sent, ...more) => {
      if (ctx.apiType === 'admin') await this.lock(ctx, orderIds, named(sent));
      return change(ctx, sent, ...more);
    };
  }

  /** Locks the orders that a query finds, always in one sequence. */
  private async lock(ctx: RequestContext, orderIds: string, named: ID | readonly ID[]): Promise<void> {
    const lock = `SELECT id FROM "order" WHERE id IN (${orderIds}) ORDER BY id FOR NO KEY UPDATE`;
    await this.connection.getRepository(ctx, Order).query(lock, [named]);
  }

  /** Counts the refunds of the order that a payment is of. */
  private async refunds(ctx: RequestContext, paymentId: ID): Promise<number> {
    const query = `SELECT FROM refund JOIN payment ON payment.id = refund."paymentId"
      WHERE "orderId" = (SELECT "orderId" FROM payment WHERE id = $1)`;
    const rows = (await this.connection.getRepository(ctx, Order).query(query, [paymentId])) as readonly unknown[];
    return rows.length;
  }
}
