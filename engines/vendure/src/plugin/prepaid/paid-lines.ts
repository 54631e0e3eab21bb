import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { OrderLine, OrderService, Payment, TransactionalConnection } from '@vendure/core';
import { isLineRefunded, isWhollyRefunded } from '#src/payment/refunded';
import type { PrepaidPlan } from '#src/plugin/prepaid/shared/prepaid-plan.entity';

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

/** Knows what is still owed for what was paid ahead. */
@Injectable()
export class PaidLines {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  async of(ctx: RequestContext, { lineId }: Pick<PrepaidPlan, 'lineId'>): Promise<PaidLine> {
    const { order: paid } = await this.connection
      .getRepository(ctx, OrderLine)
      .findOneOrFail({ where: { id: lineId }, relations: { order: true } });
    const order = await this.orders.findOne(ctx, paid.id);
    const line = order?.lines.find(({ id }) => String(id) === String(lineId));
    if (!order || !line) throw new Error(`The order of line ${lineId} is gone.`);
    return { order, line, units: (await this.isOver(ctx, order, line)) ? 0 : line.quantity };
  }

  private async isOver(ctx: RequestContext, order: Order, line: OrderLine): Promise<boolean> {
    if (order.state === 'Cancelled' || line.quantity === 0) return true;
    const payments = await this.connection
      .getRepository(ctx, Payment)
      .find({ where: { order: { id: order.id } }, relations: { refunds: { lines: true } } });
    return isWhollyRefunded(payments) || isLineRefunded(line, order.lines, payments);
  }
}
