import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { EventBus, TransactionalConnection } from '@vendure/core';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { canceledByBuyer, OrderReleasedEvent } from '#src/plugins/payment/order-released-event';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { SubscriptionMails } from './subscription-mails';
import { firstOrderCanceled, firstOrderUnpaid } from './subscription-rules';
import { Subscriptions } from './subscriptions';

/**
 * Ends the subscriptions that an unpaid or canceled order has begun, and notifies their customer. A subscription with a later, paid
 * delivery goes on.
 */
@Injectable()
export class EndedWithOrder implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly subscriptions: Subscriptions,
    private readonly mails: SubscriptionMails,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'end-subscriptions-of-released-order',
      event: OrderReleasedEvent,
      handler: ({ ctx, order, reason }) =>
        this.end(ctx, order.id, reason === canceledByBuyer ? firstOrderCanceled : firstOrderUnpaid),
    });
  }

  private async end(ctx: RequestContext, firstOrderId: ID, cancellationReason: string): Promise<void> {
    const rows = this.connection.getRepository(ctx, Subscription);
    const begun = (await rows.query(
      `SELECT id FROM subscription WHERE "firstOrderId" = $1 AND state IN ('active', 'pending-cancellation')
       ORDER BY id FOR NO KEY UPDATE`,
      [firstOrderId],
    )) as readonly Pick<Subscription, 'id'>[];
    for (const { id } of begun) {
      if (await this.isPaidSince(ctx, id)) continue;
      const before = await this.subscriptions.load(ctx, id);
      await rows.update(id, {
        state: 'canceled',
        isPaused: false,
        actionableDate: null,
        cancellationReason,
      });
      const after = await this.subscriptions.load(ctx, id);
      await this.mails.changed(ctx, { before, after }, todayOf(new Date()));
    }
  }

  private async isPaidSince(ctx: RequestContext, id: ID): Promise<boolean> {
    const paid = (await this.connection.getRepository(ctx, Subscription).query(
      `SELECT FROM delivery JOIN "order" made ON made.id = delivery."orderId"
       WHERE delivery."subscriptionId" = $1 AND delivery.state = 'placed' AND made.state <> 'Cancelled' LIMIT 1`,
      [id],
    )) as readonly object[];
    return paid.length > 0;
  }
}
