import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { isGraphQlErrorResult, Order as Orders, OrderService, TransactionalConnection } from '@vendure/core';
import { hasLeft } from '#src/plugins/core/orders/has-left';
import { notFound, ShopFailure } from '#src/plugins/core/shop-failure';
import { lockOrder } from '#src/plugins/payment/order-lock';
import { keptOf } from '#src/plugins/payment/refunded';
import { UndeliveredGoods } from '#src/plugins/payment/undelivered-goods';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { shareOf } from './box-shares';
import { EndedPlans } from './ended-plans';
import type { PaidLine } from './paid-lines';
import { PaidLines, sharesOf } from './paid-lines';

/** The outcome of ending a plan. */
export interface PlanEnd {
  readonly id: ID;
  /** Cents that went back. */
  readonly refunded: number;
}

/** The boxes of a plan that are still in the warehouse or were never packed. */
interface BoxesHere {
  /** Counted from 0: the order is the first one. */
  readonly positions: readonly number[];
  readonly orders: readonly Order[];
  readonly isFirstHere: boolean;
}

const reason = 'The prepaid plan was ended';

/**
 * Ends the rest of a plan in the dashboard (spec §3 Prepaid subscription): refunds the shares of the boxes that did not leave, cancels
 * those that were made, and touches no box that left. A first box that waits while a later one has left is sent.
 */
@Injectable()
export class PlanEndings {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly goods: UndeliveredGoods,
    private readonly paid: PaidLines,
    private readonly ended: EndedPlans,
  ) {}

  /** Throws NOT_FOUND for an unknown plan, and NOT_ALLOWED for one that is over or whose money is only reserved; in a transaction. */
  async end(ctx: RequestContext, id: ID): Promise<PlanEnd> {
    const plan = await this.lock(ctx, id);
    const paid = await this.paid.of(ctx, plan);
    const { order, line } = paid;
    const here = await this.boxesHere(ctx, plan, paid);
    const units = { left: line.quantity, bought: line.orderPlacedQuantity };
    const owed = shareOf(sharesOf(plan, line), here.positions, units);
    const payments = await this.paid.paymentsOf(ctx, order.id);
    const payment = payments.find(({ state }) => state === 'Settled');
    if (!payment)
      throw new ShopFailure('NOT_ALLOWED', 'The money of this plan is only reserved: settle it, or cancel the order.');
    for (const made of here.orders) await this.goods.cancel(ctx, made, undefined, reason);
    if (here.isFirstHere) {
      const first = await this.goods.read(ctx, order.id);
      await this.goods.cancel(ctx, first, [{ orderLineId: line.id, quantity: line.quantity }], reason);
    }
    const kept = keptOf(payments);
    // Of an order with nothing else in it the shipping goes back, too.
    const amount = (await this.goods.read(ctx, order.id)).state === 'Cancelled' ? kept : Math.min(owed, kept);
    await this.ended.end(ctx, plan, { ...paid, returned: { boxes: here.positions.length, amount } });
    if (amount > 0) await this.refund(ctx, paid, payment.id, amount);
    return { id, refunded: amount };
  }

  /** Locks the order, and then the plan, as all else does that ends one. */
  private async lock(ctx: RequestContext, id: ID): Promise<PrepaidPlan> {
    const plans = this.connection.getRepository(ctx, PrepaidPlan);
    const known = await plans.findOne({ where: { id }, relations: { line: { order: true } } });
    if (!known) throw notFound('prepaid plan');
    await lockOrder(this.connection, ctx, known.line.order.id);
    const plan = await plans.findOneOrFail({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (plan.state !== 'active')
      throw new ShopFailure('NOT_ALLOWED', 'This plan has ended, or all of it is delivered.');
    return plan;
  }

  private async boxesHere(ctx: RequestContext, plan: PrepaidPlan, { order, line }: PaidLine): Promise<BoxesHere> {
    const made = await this.connection.getRepository(ctx, Orders).find({
      select: { id: true },
      where: { customFields: { prepaidPlanId: String(plan.id) } },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const [positions, orders]: [number[], Order[]] = [[], []];
    for (const [index, { id }] of made.entries()) {
      await lockOrder(this.connection, ctx, id);
      const box = await this.goods.read(ctx, id);
      if (box.state === 'Cancelled' || box.fulfillments.some(hasLeft)) continue;
      positions.push(index + 1);
      orders.push(box);
    }
    const first = await this.goods.read(ctx, order.id);
    const isFirstHere =
      orders.length === made.length &&
      !first.fulfillments.some((one) => hasLeft(one) && one.lines.some(({ orderLineId }) => orderLineId === line.id));
    for (let box = plan.deliveredCount; box < plan.installmentCount; box += 1) positions.push(box);
    return { positions: isFirstHere ? [0, ...positions] : positions, orders, isFirstHere };
  }

  private async refund(ctx: RequestContext, { order, line }: PaidLine, paymentId: ID, amount: number): Promise<void> {
    const lines = [{ orderLineId: line.id, quantity: line.orderPlacedQuantity }];
    const input = { paymentId, amount, lines, shipping: 0, adjustment: 0, reason };
    const refund = await this.orders.refundOrder(ctx, input);
    if (isGraphQlErrorResult(refund)) throw new Error(`The plan of ${order.code} stays: ${refund.message}`);
  }
}
