import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { ID, RequestContext } from '@vendure/core';
import {
  EventBus,
  HistoryEntryEvent,
  OrderStateTransitionEvent,
  RefundStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import { OrderHistoryEntry } from '@vendure/core/dist/entity/history-entry/order-history-entry.entity';
import { PrepaidPlan } from '#src/plugin/prepaid/shared/prepaid-plan.entity';
import { PaidLines } from './paid-lines';

/** Ends the plans of what was canceled or given back: nothing more is delivered. */
@Injectable()
export class EndedPlans implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly paid: PaidLines,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'prepaid-plans-of-cancelled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Cancelled') await this.review(ctx, order.id);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'prepaid-plans-of-cancelled-lines',
      event: HistoryEntryEvent,
      handler: async ({ ctx, entity: entry }) => {
        if (entry instanceof OrderHistoryEntry && entry.type === HistoryEntryType.ORDER_CANCELLATION)
          await this.review(ctx, entry.order.id);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'prepaid-plans-of-refunded-order',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Settled') await this.review(ctx, order.id);
      },
    });
  }

  async end(ctx: RequestContext, { id }: Pick<PrepaidPlan, 'id'>): Promise<void> {
    await this.connection.getRepository(ctx, PrepaidPlan).update(id, { state: 'ended', actionableDate: null });
  }

  /**
   * Ends those of an order's plans of which nothing is owed any more. One that is being delivered at this moment is passed by,
   * since both would wait for what the other has locked; its next delivery finds out by itself.
   */
  private async review(ctx: RequestContext, orderId: ID): Promise<void> {
    const plans = (await this.connection.getRepository(ctx, PrepaidPlan).query(
      `SELECT plan.id, plan."lineId" FROM prepaid_plan plan JOIN order_line line ON line.id = plan."lineId"
       WHERE line."orderId" = $1 AND plan.state = 'active' FOR NO KEY UPDATE OF plan SKIP LOCKED`,
      [orderId],
    )) as Pick<PrepaidPlan, 'id' | 'lineId'>[];
    for (const plan of plans) if ((await this.paid.of(ctx, plan)).units === 0) await this.end(ctx, plan);
  }
}
