import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { idsAreEqual, OrderLine, OrderService, Payment, TransactionalConnection } from '@vendure/core';
import { Not } from 'typeorm';
import { isLineRefunded, keptOf, wholePrice } from '#src/plugins/payment/refunded';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { boxShares, shareOf } from './box-shares';

/** The line that has paid for a plan. */
export interface PaidLine {
  readonly order: Order;
  readonly line: OrderLine;
  /** Units that each later delivery brings: none when the price was given back, or all of them were canceled. */
  readonly units: number;
}

/** Finds where to write about a plan: to the address that the customer has proven, or else to that of the order that has paid for it. */
export function addressOf({ customer, customFields }: Order): string | null {
  return customer?.customFields.provenEmail ?? customFields.contactEmail;
}

type PlanOfLine = Pick<PrepaidPlan, 'id' | 'lineId' | 'installmentCount' | 'shares'>;

/** The cents that each box of a plan has cost; for a plan without shares, by the current price of its line. */
export function sharesOf({ shares, installmentCount }: PlanOfLine, line: OrderLine): readonly number[] {
  return shares === null
    ? boxShares(line.proratedLinePriceWithTax, installmentCount)
    : (JSON.parse(shares) as readonly number[]);
}

/** Calculates the units of a prepaid plan that are still owed. */
@Injectable()
export class PaidLines {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  async of(ctx: RequestContext, plan: PlanOfLine): Promise<PaidLine> {
    const { lineId } = plan;
    const { order: paid } = await this.connection
      .getRepository(ctx, OrderLine)
      .findOneOrFail({ where: { id: lineId }, relations: { order: true } });
    const order = await this.orders.findOne(ctx, paid.id);
    const line = order?.lines.find(({ id }) => String(id) === String(lineId));
    if (!order || !line) throw new Error(`The order of line ${lineId} is gone.`);
    return { order, line, units: (await this.isOver(ctx, plan, order, line)) ? 0 : line.quantity };
  }

  /**
   * True once nothing of the plan is owed: its line is canceled, or refunds were worth the boxes that were not made at
   * the time of the last refund. A refund that names units of the line means those boxes; one that names none counts
   * when the remaining payment of the order covers only the boxes that its plans have delivered.
   */
  private async isOver(ctx: RequestContext, plan: PlanOfLine, order: Order, line: OrderLine): Promise<boolean> {
    if (order.state === 'Cancelled' || line.quantity === 0) return true;
    const payments = await this.paymentsOf(ctx, order.id);
    if (payments.every(({ refunds }) => refunds.every(({ state }) => state !== 'Settled'))) return false;
    const owed = await this.owedAtRefund(ctx, plan, order.id, line);
    const priceOf = (one: OrderLine, units: number): number | undefined =>
      one === line ? Math.floor((owed * units) / line.quantity) : undefined;
    if (owed > 0 && isLineRefunded(line, order.lines, payments, priceOf)) return true;
    let [delivered, open] = [line.proratedLinePriceWithTax - owed, owed];
    for (const other of await this.otherPlans(ctx, plan, order.id)) {
      const its = order.lines.find(({ id }) => String(id) === String(other.lineId));
      if (!its) continue;
      const left = await this.owedAtRefund(ctx, other, order.id, its);
      delivered += its.proratedLinePriceWithTax - left;
      open += left;
    }
    return keptOf(payments) - delivered <= open * (1 - wholePrice);
  }

  /**
   * Adds up the cents that were refunded for a line, at most its price: by refunds that name it, or else by all refunds of the order.
   */
  async refundedOf(ctx: RequestContext, { order, line }: PaidLine): Promise<number> {
    const payments = await this.paymentsOf(ctx, order.id);
    const settled = payments.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'Settled'));
    const own = settled.filter(({ lines }) => lines.some(({ orderLineId }) => idsAreEqual(orderLineId, line.id)));
    const cents = (own.length > 0 ? own : settled).reduce((sum, { total }) => sum + total, 0);
    return Math.min(cents, line.proratedLinePriceWithTax);
  }

  /** Reads the payments of an order with their refunds. */
  paymentsOf(ctx: RequestContext, orderId: ID): Promise<Payment[]> {
    return this.connection
      .getRepository(ctx, Payment)
      .find({ where: { order: { id: orderId } }, relations: { refunds: { lines: true } } });
  }

  private otherPlans(ctx: RequestContext, { id }: PlanOfLine, orderId: ID): Promise<PrepaidPlan[]> {
    return this.connection
      .getRepository(ctx, PrepaidPlan)
      .find({ where: { id: Not(id), line: { order: { id: orderId } } } });
  }

  /** Returns the cents of the boxes that were not made when the order was last refunded. */
  private async owedAtRefund(ctx: RequestContext, plan: PlanOfLine, orderId: ID, line: OrderLine): Promise<number> {
    const [row] = (await this.connection.getRepository(ctx, PrepaidPlan).query(
      `SELECT count(*)::int AS later FROM delivery WHERE "prepaidPlanId" = $1 AND state = 'placed' AND "createdAt" < (
         SELECT max(refund."createdAt") FROM refund JOIN payment ON payment.id = refund."paymentId"
         WHERE payment."orderId" = $2 AND refund.state = 'Settled')`,
      [plan.id, orderId],
    )) as readonly { readonly later: number }[];
    const made = 1 + (row?.later ?? 0);
    const boxes = Array.from({ length: plan.installmentCount - made }, (_, index) => made + index);
    return shareOf(sharesOf(plan, line), boxes, { left: line.quantity, bought: line.orderPlacedQuantity });
  }
}
