import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import { LessThanOrEqual } from 'typeorm';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addInterval } from '#src/plugins/core/interval/calendar-day';
import { PlaceOrder } from '#src/plugins/payment/place-order';
import { DeliveryImpossible, DeliveryOrders } from '#src/plugins/subscription/delivery/delivery-orders';
import type { NewDelivery } from '#src/plugins/subscription/delivery/delivery-rows';
import { DeliveryRows } from '#src/plugins/subscription/delivery/delivery-rows';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { EndedPlans } from './ended-plans';
import { PaidDeliveries } from './paid-deliveries';
import type { PaidLine } from './paid-lines';
import { PaidLines } from './paid-lines';
import { PrepaidMails } from './prepaid-mails';

/**
 * Makes the deliveries that were paid ahead, on their days (spec §3 Prepaid subscription). One transaction, which holds the plan's
 * lock, makes the order, places it and counts it: a process that ends in between leaves nothing behind, and two at the same moment
 * make different ones.
 */
@Injectable()
export class PrepaidDeliveries implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly orders: DeliveryOrders,
    private readonly deliveries: DeliveryRows,
    private readonly contents: PaidDeliveries,
    private readonly placing: PlaceOrder,
    private readonly paid: PaidLines,
    private readonly ended: EndedPlans,
    private readonly mails: PrepaidMails,
  ) {}

  /** Makes the due deliveries, one of each plan a day: a missed delivery is made on the days after. */
  async work(today: Day): Promise<void> {
    await eachRow(job, await this.due(today), async (id) =>
      // A context of its own: Vendure keeps the tax zone of an address in it.
      this.deliver(await this.contexts.create({ apiType: 'shop' }), id, today),
    );
  }

  private async due(today: Day): Promise<readonly ID[]> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const plans = await this.connection.getRepository(ctx, PrepaidPlan).find({
      select: { id: true },
      where: { state: 'active', actionableDate: LessThanOrEqual(today) },
      order: { actionableDate: 'ASC', position: 'ASC' },
    });
    return plans.map(({ id }) => id);
  }

  private deliver(ctx: RequestContext, id: ID, today: Day): Promise<void> {
    return this.connection.withTransaction(ctx, async (inside) => {
      const plan = await this.connection.getRepository(inside, PrepaidPlan).findOne({
        where: { id, state: 'active', actionableDate: LessThanOrEqual(today) },
        lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
      });
      // The worker that had the lock before may have tried it today.
      if (!plan || (await this.deliveries.isMade(inside, { prepaidPlanId: id }, today))) return;
      const paid = await this.paid.of(inside, plan);
      if (paid.units === 0) return this.ended.end(inside, plan);
      const order = await this.place(inside, plan, paid);
      if (order) await this.made(inside, plan, { order, paid, today });
      else await this.failed(inside, plan, { paid, today });
    });
  }

  /** Undefined when it cannot be made now: then nothing of its order is left. */
  private async place(ctx: RequestContext, plan: PrepaidPlan, paid: PaidLine): Promise<Order | undefined> {
    try {
      return await this.connection.withTransaction(ctx, async (inside) => {
        const order = await this.orders.make(inside, await this.contents.of(inside, plan, paid));
        const completion = await this.placing.free(inside, order);
        if (completion.kind === 'refused')
          throw new Error(`The delivery ${order.code} is refused: ${completion.message}`);
        return order;
      });
    } catch (error) {
      if (!(error instanceof DeliveryImpossible)) throw error;
      Logger.warn(`The prepaid plan ${plan.id} waits: ${error.problem}`, 'PrepaidDeliveries');
      return undefined;
    }
  }

  private async made(
    ctx: RequestContext,
    plan: PrepaidPlan,
    { order, paid, today }: { readonly order: Order; readonly paid: PaidLine; readonly today: Day },
  ): Promise<void> {
    const dueOn = dayOfNext(plan);
    const deliveredCount = plan.deliveredCount + 1;
    const isLast = deliveredCount >= plan.installmentCount;
    await this.note(ctx, plan, { madeOn: today, state: 'placed', orderId: order.id });
    Object.assign(plan, {
      deliveredCount,
      failedTries: 0,
      state: isLast ? 'completed' : 'active',
      actionableDate: isLast ? null : addInterval(dueOn, plan.interval, plan.anchorDay),
    });
    await this.connection.getRepository(ctx, PrepaidPlan).save(plan);
    await this.mails.delivered(ctx, order, paid, plan);
  }

  private async failed(
    ctx: RequestContext,
    plan: PrepaidPlan,
    { paid, today }: { readonly paid: PaidLine; readonly today: Day },
  ): Promise<void> {
    await this.note(ctx, plan, { madeOn: today, state: 'sold-out', orderId: null });
    await this.connection.getRepository(ctx, PrepaidPlan).update(plan.id, { failedTries: plan.failedTries + 1 });
    if (plan.failedTries === 0) await this.mails.delayed(ctx, paid, plan);
  }

  private async note(
    ctx: RequestContext,
    plan: PrepaidPlan,
    outcome: Pick<NewDelivery, 'madeOn' | 'state' | 'orderId'>,
  ): Promise<void> {
    const of = { prepaidPlanId: plan.id };
    await this.deliveries.add(ctx, { of, dueOn: dayOfNext(plan), isAwaited: false, ...outcome });
  }
}

const job: RowJob<ID> = { name: 'PrepaidDeliveries', failed: (id) => `The prepaid plan ${id} is not delivered` };

function dayOfNext({ id, actionableDate }: PrepaidPlan): Day {
  if (actionableDate === null) throw new Error(`The prepaid plan ${id} has no next delivery.`);
  return actionableDate;
}
