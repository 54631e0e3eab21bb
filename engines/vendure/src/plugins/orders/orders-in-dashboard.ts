import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { CancelOrderInput, FulfillOrderInput } from '@vendure/common/lib/generated-types';
import type { ID, RequestContext } from '@vendure/core';
import { idsAreEqual, Order, OrderService, TransactionalConnection } from '@vendure/core';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import { ShopFailure } from '#src/plugins/core/shop-failure';

const idIn = (id: ID): ID => id;
const orderIn = ({ orderId }: { readonly orderId: ID }): ID => orderId;
const linesIn = ({ lines }: FulfillOrderInput): readonly ID[] => lines.map(({ orderLineId }) => orderLineId);

type Change<I, A extends unknown[], R> = (ctx: RequestContext, sent: I, ...more: A) => Promise<R>;

/**
 * Lets dashboard changes to an order wait for all other changes to it: Vendure reads an order, and later writes all of it. Two
 * concurrent people would cancel it, or pack it, twice, and its buyer's concurrent additions would be paid and in no total.
 */
@Injectable()
export class OrdersInDashboard implements OnModuleInit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  onModuleInit(): void {
    const { orders } = this;
    const wait = this.waiting.bind(this);
    const ofOrder = 'SELECT $1::uuid';
    replaceMethod(OrdersInDashboard, orders, 'cancelOrder', (cancel) =>
      wait(ofOrder, orderIn, async (ctx, input, ...more) => {
        if (ctx.apiType === 'admin') await this.requireBoxesHere(ctx, input);
        return cancel(ctx, input, ...more);
      }),
    );
    replaceMethod(OrdersInDashboard, orders, 'modifyOrder', (modify) => wait(ofOrder, orderIn, modify));
    replaceMethod(OrdersInDashboard, orders, 'transitionToState', (transition) => wait(ofOrder, idIn, transition));
    replaceMethod(OrdersInDashboard, orders, 'addManualPaymentToOrder', (add) => wait(ofOrder, orderIn, add));
    replaceMethod(OrdersInDashboard, orders, 'updateCustomFields', (update) => wait(ofOrder, idIn, update));
    replaceMethod(OrdersInDashboard, orders, 'updateOrderCustomer', (update) => wait(ofOrder, orderIn, update));
    const ofPayment = 'SELECT "orderId" FROM payment WHERE id = $1';
    replaceMethod(OrdersInDashboard, orders, 'settlePayment', (settle) => wait(ofPayment, idIn, settle));
    replaceMethod(OrdersInDashboard, orders, 'cancelPayment', (cancel) => wait(ofPayment, idIn, cancel));
    replaceMethod(OrdersInDashboard, orders, 'refundOrder', (refund) => async (ctx, input) => {
      const before = await this.refunds(ctx, input.paymentId);
      await this.lock(ctx, ofPayment, input.paymentId);
      // The second of two clicks would give as much back again.
      if ((await this.refunds(ctx, input.paymentId)) !== before)
        throw new ShopFailure('NOT_ALLOWED', 'This order was refunded at the same moment. See what is left.');
      return refund(ctx, input);
    });
    const ofLines = 'SELECT "orderId" FROM order_line WHERE id = ANY ($1::uuid[])';
    replaceMethod(OrdersInDashboard, orders, 'createFulfillment', (create) => wait(ofLines, linesIn, create));
    const ofFulfillment = 'SELECT "orderId" FROM order_fulfillments_fulfillment WHERE "fulfillmentId" = $1';
    replaceMethod(OrdersInDashboard, orders, 'transitionFulfillmentToState', (transition) =>
      wait(ofFulfillment, idIn, transition),
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

  /** Throws NOT_ALLOWED for units of a prepaid line whose box has left: canceling it would put that box in stock again. */
  private async requireBoxesHere(ctx: RequestContext, { orderId, lines }: CancelOrderInput): Promise<void> {
    const rows = (await this.connection.getRepository(ctx, Order).query(
      `SELECT line.id, line.quantity - (SELECT coalesce(sum(packed.quantity), 0) FROM order_line_reference packed
         JOIN fulfillment ON fulfillment.id = packed."fulfillmentId"
         WHERE packed."orderLineId" = line.id AND fulfillment.state IN ('Shipped', 'Delivered'))::int AS here, line.quantity
       FROM order_line line JOIN prepaid_plan plan ON plan."lineId" = line.id WHERE line."orderId" = $1`,
      [orderId],
    )) as readonly { readonly id: ID; readonly here: number; readonly quantity: number }[];
    const canceled = ({ id, quantity }: (typeof rows)[number]): number =>
      lines ? (lines.find(({ orderLineId }) => idsAreEqual(orderLineId, id))?.quantity ?? 0) : quantity;
    if (rows.some((row) => canceled(row) > row.here))
      throw new ShopFailure(
        'NOT_ALLOWED',
        'A box of this prepaid plan has left: end the plan instead of canceling it.',
      );
  }

  /** Counts the refunds of the order that a payment is of. */
  private async refunds(ctx: RequestContext, paymentId: ID): Promise<number> {
    const query = `SELECT FROM refund JOIN payment ON payment.id = refund."paymentId"
      WHERE "orderId" = (SELECT "orderId" FROM payment WHERE id = $1)`;
    const rows = (await this.connection.getRepository(ctx, Order).query(query, [paymentId])) as readonly unknown[];
    return rows.length;
  }
}
