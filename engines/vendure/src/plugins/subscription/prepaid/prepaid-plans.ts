import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { EventBus, OrderPlacedEvent, TransactionalConnection } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addInterval, dayOf, dayOfMonth } from '#src/plugins/core/interval/calendar-day';
import { readPrepaid } from '#src/plugins/core/order-line/prepaid-choice';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { boxShares } from './box-shares';

/** Begins a plan for each line of a placed order that is paid ahead (spec §3 Prepaid subscription). */
@Injectable()
export class PrepaidPlans implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'begin-prepaid-plans',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.begin(ctx, order, dayOf(new Date())),
    });
  }

  /** The order is the first delivery; the next one comes an interval after today. Said again, it changes nothing. */
  async begin(ctx: RequestContext, { lines }: Order, today: Day): Promise<void> {
    for (const { id: lineId, customFields, proratedLinePriceWithTax: paid } of lines) {
      const choice = readPrepaid(customFields.prepaid);
      if (!choice) continue;
      const { installmentCount, interval, items } = choice;
      const isOver = installmentCount === 1;
      await this.connection
        .getRepository(ctx, PrepaidPlan)
        .createQueryBuilder()
        .insert()
        .values({
          lineId,
          installmentCount,
          intervalLength: interval.length,
          intervalUnit: interval.unit,
          items: JSON.stringify(items),
          shares: JSON.stringify(boxShares(paid, installmentCount)),
          deliveredCount: 1,
          state: isOver ? 'completed' : 'active',
          actionableDate: isOver ? null : addInterval(today, interval),
          anchorDay: dayOfMonth(today),
        })
        .orIgnore()
        .execute();
    }
  }

  /** Finds the plan of a line; null before its order is placed. */
  ofLine(ctx: RequestContext, lineId: ID): Promise<PrepaidPlan | null> {
    return this.connection.getRepository(ctx, PrepaidPlan).findOne({ where: { lineId } });
  }

  /** Lists the plans that an order has paid for. */
  ofOrder(ctx: RequestContext, orderId: ID): Promise<readonly PrepaidPlan[]> {
    return this.connection
      .getRepository(ctx, PrepaidPlan)
      .find({ where: { line: { order: { id: orderId } } }, order: { position: 'ASC' } });
  }
}
