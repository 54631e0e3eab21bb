import type { OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { ID, Order, OrderLine, RequestContext } from '@vendure/core';
import {
  EventBus,
  Logger,
  OrderPlacedEvent,
  OrderStateTransitionEvent,
  PaymentStateTransitionEvent,
  RefundStateTransitionEvent,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { AdditionPlacedEvent } from '#src/plugin/orders/shared/addition-placed-event';
import type { StripeCalculations } from './stripe-calculations';
import { requestsOf } from './stripe-requests';
import { TaxRecord } from './tax-record.entity';

/** Settings of the reports to Stripe. A shop without Stripe has no calculations. */
export interface TaxReporting {
  readonly calculations: StripeCalculations | undefined;
  /** False where another way of taxing is chosen now: then only what was sold before is reported. */
  readonly isOn: boolean;
  readonly wineCode: string | undefined;
}

/** The injection token. */
export const TAX_REPORTING = Symbol('TaxReporting');

const job: RowJob<Pick<TaxRecord, 'id'>> = {
  name: 'TaxRecords',
  failed: ({ id }) => `The sales tax of record ${id} is not reported`,
};

/** Sales that one run reports at most; the next run goes on. */
const mostAtOnce = 100;

/**
 * Reports to Stripe what was sold with its tax, and what of it was given back. A sale is a row of the transaction that places it, so that
 * none waits for Stripe and none is left out: the heartbeat tells of it as soon as Stripe answers.
 */
@Injectable()
export class TaxRecords implements HeartbeatWork, OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly events: EventBus,
    @Inject(TAX_REPORTING) private readonly reporting: TaxReporting,
  ) {}

  onApplicationBootstrap(): void {
    if (this.reporting.calculations === undefined) return;
    this.events.registerBlockingEventHandler({
      id: 'record-tax-of-refund',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Settled') await this.review(ctx, order.id);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'record-tax-of-canceled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Cancelled') await this.review(ctx, order.id);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'reverse-tax-of-released-payment',
      event: PaymentStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Cancelled') await this.review(ctx, order.id);
      },
    });
    if (!this.reporting.isOn) return;
    this.events.registerBlockingEventHandler({
      id: 'record-tax-of-placed-order',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.addOrder(ctx, order),
    });
    this.events.registerBlockingEventHandler({
      id: 'record-tax-of-addition',
      event: AdditionPlacedEvent,
      handler: ({ ctx, order, line, modificationId }) => this.addLine(ctx, order, line, modificationId),
    });
  }

  async work(): Promise<void> {
    const { calculations } = this.reporting;
    if (calculations === undefined) return;
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const due = await this.connection
      .getRepository(ctx, TaxRecord)
      .find({ select: { id: true }, where: { isDue: true }, order: { createdAt: 'ASC' }, take: mostAtOnce });
    await eachRow(job, due, ({ id }) =>
      this.connection.withTransaction(ctx, (inside) => this.report(inside, id, calculations)),
    );
  }

  private addOrder(ctx: RequestContext, order: Order): Promise<void> {
    const shipping = order.shippingLines.reduce((sum, { discountedPrice }) => sum + discountedPrice, 0);
    return this.add(ctx, {
      ...{ orderId: order.id, reference: order.code },
      charged: order.totalWithTax,
      tax: order.totalWithTax - order.total,
      requests: requestsOf({ order, lines: order.lines, shipping }, this.reporting.wineCode),
    });
  }

  private addLine(ctx: RequestContext, order: Order, line: OrderLine, modificationId: ID): Promise<void> {
    const charged = line.proratedLinePriceWithTax;
    return this.add(ctx, {
      ...{ orderId: order.id, reference: `${order.code}-${modificationId}` },
      charged,
      tax: charged - line.proratedLinePrice,
      requests: requestsOf({ order, lines: [line], shipping: 0 }, this.reporting.wineCode),
    });
  }

  private async add(
    ctx: RequestContext,
    record: Pick<TaxRecord, 'orderId' | 'reference' | 'charged' | 'tax' | 'requests'>,
  ): Promise<void> {
    if (record.requests.length > 0)
      await this.connection.getRepository(ctx, TaxRecord).insert({ ...record, soldAt: new Date() });
  }

  private async review(ctx: RequestContext, orderId: ID): Promise<void> {
    await this.connection.getRepository(ctx, TaxRecord).update({ orderId }, { isDue: true });
  }

  private async report(ctx: RequestContext, id: ID, calculations: StripeCalculations): Promise<void> {
    const rows = this.connection.getRepository(ctx, TaxRecord);
    const record = await rows.findOne({
      where: { id, isDue: true },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!record) return;
    const sales = record.sales ?? (await this.reportSale(record, calculations));
    const returned = Math.max(record.returned, await this.givenBack(ctx, record));
    for (const [index, sale] of sales.entries()) {
      const shareOf = (cents: number): number => Math.round((sale.total * cents) / Math.max(record.charged, 1));
      const amount = shareOf(returned) - shareOf(record.returned);
      const reference = `${referenceOf(record, index)}-back-${returned}`;
      if (amount > 0) await calculations.reverse(sale, amount, reference);
    }
    await rows.update(id, { sales, returned, isDue: false });
  }

  private async reportSale(record: TaxRecord, calculations: StripeCalculations): Promise<TaxRecord['sales'] & object> {
    const { requests, soldAt, tax, reference } = record;
    const reported = [];
    for (const [index, request] of requests.entries())
      reported.push(await calculations.record(request, referenceOf(record, index), soldAt));
    const sum = reported.reduce((all, one) => all + one.tax, 0);
    if (sum !== tax)
      Logger.error(`${reference} was charged ${tax} cents of sales tax, and Stripe reports ${sum}.`, 'TaxRecords');
    return reported.map(({ sale }) => sale);
  }

  /**
   * Finds how many cents of a record were given back: its share of the refunds of its order. A canceled order gives back all, and so does
   * an addition that was taken out because its money was released, which has no share of refunds.
   */
  private async givenBack(ctx: RequestContext, { id, orderId, charged }: TaxRecord): Promise<number> {
    const [row] = (await this.connection.getRepository(ctx, TaxRecord).query(
      `WITH record AS (SELECT id, charged, ${isReleased} AS released FROM tax_record WHERE "orderId" = $1)
       SELECT placed.state = 'Cancelled' OR (SELECT released FROM record WHERE id = $2) AS "isUnsold",
         (SELECT coalesce(sum(charged), 0) FROM record WHERE NOT released)::int AS charged,
         (SELECT coalesce(sum(refund.total), 0) FROM refund JOIN payment ON payment.id = refund."paymentId"
          WHERE payment."orderId" = placed.id AND refund.state = 'Settled')::int AS refunded
       FROM "order" placed WHERE placed.id = $1`,
      [orderId, id],
    )) as readonly { readonly isUnsold: boolean; readonly charged: number; readonly refunded: number }[];
    if (!row || row.isUnsold) return charged;
    return Math.min(charged, Math.round((charged * row.refunded) / Math.max(row.charged, 1)));
  }
}

/** True for the record of an addition whose payment was released, and of which nothing is left in its order. */
const isReleased = `EXISTS (
  SELECT FROM order_modification change JOIN payment ON payment.id = change."paymentId"
  WHERE change."orderId" = tax_record."orderId" AND tax_record.reference LIKE '%-' || change.id AND payment.state = 'Cancelled'
    AND NOT EXISTS (SELECT FROM order_line_reference part JOIN order_line line ON line.id = part."orderLineId"
      WHERE part."modificationId" = change.id AND line.quantity > 0))`;

/** Names the sale of one request. */
function referenceOf({ reference }: TaxRecord, index: number): string {
  return index === 0 ? reference : `${reference}.${index + 1}`;
}
