import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import {
  isGraphQlErrorResult,
  OrderService,
  Payment,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { attemptRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { HeldOrders } from '#src/plugins/core/orders/held-orders';
import { lockOrder } from '#src/plugins/payment/order-lock';

/**
 * Takes the money of deliveries as soon as they are placed: a bank holds it for less than five days when the owner of the card was
 * not there, and orders leave later than that after a holiday.
 */
@Injectable()
export class DeliveryPayments implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly orders: OrderService,
    private readonly held: HeldOrders,
  ) {}

  /** Captures reservations that are left: a process may end, or the provider be away, once an order is placed. */
  async work(): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const placed = (await this.connection.getRepository(ctx, Payment).query(
      `SELECT DISTINCT payment."orderId" AS id FROM payment JOIN delivery ON delivery."orderId" = payment."orderId"
       WHERE payment.state = 'Authorized' AND delivery.state = 'placed'`,
    )) as readonly { readonly id: ID }[];
    for (const { id } of placed) await this.settle(ctx, id);
  }

  /**
   * Captures the reserved amount of an order, once. An amount that the provider does not give now stays reserved, for the next
   * heartbeat.
   */
  async settle(ctx: RequestContext, orderId: ID): Promise<void> {
    await attemptRow(job, orderId, () =>
      this.connection.withTransaction(ctx, async (inside) => {
        if (!(await lockOrder(this.connection, inside, orderId, 'SKIP LOCKED'))) return;
        const reserved = await this.connection
          .getRepository(inside, Payment)
          .find({ where: { order: { id: orderId }, state: 'Authorized' } });
        const order = reserved.length > 0 ? await this.orders.findOne(inside, orderId) : undefined;
        if (!order) return;
        await this.held.hold(inside, order, async () => {
          for (const { id } of reserved) {
            const settled = await this.orders.settlePayment(inside, id);
            if (isGraphQlErrorResult(settled)) throw new Error(settled.message);
          }
        });
      }),
    );
  }
}

const job: RowJob<ID> = {
  name: 'DeliveryPayments',
  failed: (orderId) => `The payment of the delivery ${orderId} is not taken`,
};
