import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { ID, RequestContext } from '@vendure/core';
import {
  EventBus,
  HistoryEntryEvent,
  Order,
  OrderStateTransitionEvent,
  RefundStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import { OrderHistoryEntry } from '@vendure/core/dist/entity/history-entry/order-history-entry.entity';
import { In, Not } from 'typeorm';
import { Ledger } from '#src/plugins/ledger/ledger';
import { lockOrder } from '#src/plugins/payment/order-lock';
import { OrderReleasedEvent } from '#src/plugins/payment/order-released-event';
import { UndeliveredGoods } from '#src/plugins/payment/undelivered-goods';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import type { PaidLine } from './paid-lines';
import { PaidLines } from './paid-lines';
import type { ReturnedBoxes } from './prepaid-mails';
import { PrepaidMails } from './prepaid-mails';

/** Ends canceled and refunded plans: nothing more is delivered. */
@Injectable()
export class EndedPlans implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly paid: PaidLines,
    private readonly goods: UndeliveredGoods,
    private readonly mails: PrepaidMails,
    private readonly ledger: Ledger,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'end-prepaid-plans-of-canceled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Cancelled') await this.review(ctx, order.id);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'end-prepaid-plans-of-canceled-lines',
      event: HistoryEntryEvent,
      handler: async ({ ctx, entity: entry }) => {
        if (entry instanceof OrderHistoryEntry && entry.type === HistoryEntryType.ORDER_CANCELLATION)
          await this.review(ctx, entry.order.id);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'end-prepaid-plans-of-released-order',
      event: OrderReleasedEvent,
      handler: ({ ctx, order, reason }) => this.endReleased(ctx, order.id, reason),
    });
    this.events.registerBlockingEventHandler({
      id: 'end-prepaid-plans-of-refunded-order',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Settled') await this.review(ctx, order.id, true);
      },
    });
  }

  /** Ends a plan, and mails it where its order does not: when it was refunded, or ended in the dashboard. */
  async end(ctx: RequestContext, plan: Pick<PrepaidPlan, 'id'>, told?: ToldEnd): Promise<void> {
    const plans = this.connection.getRepository(ctx, PrepaidPlan);
    const known = await plans.findOneOrFail({ where: { id: plan.id }, relations: { line: { order: true } } });
    const { line } = known;
    await plans.update(plan.id, {
      ...{ state: 'ended', actionableDate: null, endedAt: new Date() },
      keptCount: keptBoxes(known, told?.returned),
      refunded: told ? (told.returned?.amount ?? (await this.paid.refundedOf(ctx, told))) : null,
    });
    await this.ledger.record(ctx, line.order.id, 'prepaid plan ended');
    if (told) await this.mails.ended(ctx, told, await plans.findOneByOrFail({ id: plan.id }), told.returned);
  }

  /**
   * Ends all plans of an unpaid or canceled order, and cancels their earlier deliveries that have not left. It waits for a delivery
   * in progress.
   */
  private async endReleased(ctx: RequestContext, orderId: ID, reason: string): Promise<void> {
    const plans = (await this.connection.getRepository(ctx, PrepaidPlan).query(
      `SELECT plan.id, plan.state FROM prepaid_plan plan JOIN order_line line ON line.id = plan."lineId"
       WHERE line."orderId" = $1 ORDER BY plan.id FOR NO KEY UPDATE OF plan`,
      [orderId],
    )) as Pick<PrepaidPlan, 'id' | 'state'>[];
    for (const plan of plans) if (plan.state === 'active') await this.end(ctx, plan);
    const open = await this.connection.getRepository(ctx, Order).find({
      select: { id: true },
      where: { customFields: { prepaidPlanId: In(plans.map(({ id }) => String(id))) }, state: Not('Cancelled') },
      order: { id: 'ASC' },
    });
    for (const { id } of open) {
      await lockOrder(this.connection, ctx, id);
      await this.goods.cancel(ctx, await this.goods.read(ctx, id), undefined, reason);
    }
  }

  /**
   * Ends those plans of an order of which nothing is owed any more. A plan with a delivery in progress is skipped, to
   * avoid a deadlock; its next delivery checks it.
   */
  private async review(ctx: RequestContext, orderId: ID, isTold = false): Promise<void> {
    const plans = this.connection.getRepository(ctx, PrepaidPlan);
    const locked = (await plans.query(
      `SELECT plan.id FROM prepaid_plan plan JOIN order_line line ON line.id = plan."lineId"
       WHERE line."orderId" = $1 AND plan.state = 'active' FOR NO KEY UPDATE OF plan SKIP LOCKED`,
      [orderId],
    )) as readonly Pick<PrepaidPlan, 'id'>[];
    for (const plan of await plans.findBy({ id: In(locked.map(({ id }) => id)) })) {
      const paid = await this.paid.of(ctx, plan);
      if (paid.units === 0) await this.end(ctx, plan, isTold ? paid : undefined);
    }
  }
}

/** The line of a plan whose end is mailed, with the boxes that went back where they are known. */
type ToldEnd = PaidLine & { readonly returned?: ReturnedBoxes };

/** Counts the boxes that were not taken back: with its order or its line, the first one was canceled. */
function keptBoxes({ installmentCount, deliveredCount, line }: PrepaidPlan, returned?: ReturnedBoxes): number {
  if (returned) return installmentCount - returned.boxes;
  return line.quantity === 0 || line.order.state === 'Cancelled' ? deliveredCount - 1 : deliveredCount;
}
