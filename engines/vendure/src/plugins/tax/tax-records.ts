import type { OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { ID, Order, OrderLine, RequestContext } from '@vendure/core';
import { EventBus, Logger, OrderPlacedEvent, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { AdditionPlacedEvent } from '#src/plugins/core/orders/addition-placed-event';
import { TaxRecord } from '#src/plugins/tax/entities/tax-record.entity';
import type { BookedBase, GivenBack } from './given-back';
import { givenBack } from './given-back';
import { OrderTaxChangedEvent } from './order-tax-changed-event';
import type { RecordedSale, StripeCalculations } from './stripe-calculations';
import { requestsOf } from './stripe-requests';
import type { TaxShare } from './tax-shares';

/** Settings of the reports to Stripe. A shop without Stripe has no calculations. */
export interface TaxReporting {
  readonly calculations: StripeCalculations | undefined;
  /** False when another tax method is chosen now: then only earlier sales are reported. */
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
 * Reports sales with their tax to Stripe, and their refunds. A sale is a row of the transaction that places it, so that
 * no sale waits for Stripe and none is left out: the heartbeat reports it as soon as Stripe answers.
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
    const { calculations, isOn } = this.reporting;
    if (calculations === undefined || !isOn) return;
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
    this.events.registerBlockingEventHandler({
      id: 'record-tax-of-change',
      event: OrderTaxChangedEvent,
      handler: ({ ctx, order, increases, changeId }) => this.addChange(ctx, order, increases, changeId),
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
      requests: requestsOf({ order, lines: order.lines, shipping, nameOf }, this.reporting.wineCode),
    });
  }

  private addLine(ctx: RequestContext, order: Order, line: OrderLine, modificationId: ID): Promise<void> {
    const charged = line.proratedLinePriceWithTax;
    return this.add(ctx, {
      ...{ orderId: order.id, reference: `${order.code}-${modificationId}` },
      charged,
      tax: charged - line.proratedLinePrice,
      requests: requestsOf({ order, lines: [line], shipping: 0, nameOf }, this.reporting.wineCode),
    });
  }

  /**
   * Reports the increases of lines and shipping by a change in the dashboard or by a failed refund: Stripe undoes no
   * reversal, so the latter is a sale of its own. Surcharges are taxed as they are entered in the dashboard.
   */
  private addChange(ctx: RequestContext, order: Order, changed: readonly TaxShare[], id: ID): Promise<void> {
    const increases = changed.filter(({ item }) => item !== 'surcharge');
    const more = (itemId: ID): number =>
      increases.reduce((sum, share) => (share.itemId === String(itemId) ? sum + Math.max(share.base, 0) : sum), 0);
    const shipping = order.shippingLines.reduce((sum, line) => sum + more(line.id), 0);
    const tax = increases.reduce((sum, share) => sum + share.tax, 0);
    return this.add(ctx, {
      ...{ orderId: order.id, reference: `${order.code}-${id}`, tax },
      charged: increases.reduce((sum, { base }) => sum + base, tax),
      requests: requestsOf(
        { order, lines: order.lines, shipping, nameOf, priceOf: (line) => more(line.id) },
        this.reporting.wineCode,
      ),
    });
  }

  private async add(
    ctx: RequestContext,
    record: Pick<TaxRecord, 'orderId' | 'reference' | 'charged' | 'tax' | 'requests'>,
  ): Promise<void> {
    if (record.requests.length > 0)
      await this.connection.getRepository(ctx, TaxRecord).insert({ ...record, soldAt: new Date() });
  }

  private async report(ctx: RequestContext, id: ID, calculations: StripeCalculations): Promise<void> {
    const rows = this.connection.getRepository(ctx, TaxRecord);
    const record = await rows.findOne({
      where: { id, isDue: true },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!record) return;
    const sales = record.sales ?? (await this.reportSale(record, calculations));
    const given = await this.givenBack(ctx, record, sales);
    for (const [index, { reversal }] of given.sales.entries()) {
      const sale = sales[index];
      const reference = `${referenceOf(record, index)}-back-${given.returned}`;
      if (sale && reversal) await calculations.reverse(sale, reversal, reference);
    }
    await rows.update(id, { sales, returned: given.returned, reversed: given.reversed, isDue: false });
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

  /** Compares the booked amounts of an order with all its reports: amounts that are no longer booked are reversed. */
  private async givenBack(ctx: RequestContext, record: TaxRecord, sales: readonly RecordedSale[]): Promise<GivenBack> {
    const rows = this.connection.getRepository(ctx, TaxRecord);
    const booked = (await rows.query(
      `SELECT CASE item WHEN 'shipping' THEN item ELSE "itemId"::text END AS name, state,
         sum(base)::int AS base, sum(base + tax)::int AS gross
       FROM tax_entry WHERE "orderId" = $1 GROUP BY 1, 2`,
      [record.orderId],
    )) as readonly BookedBase[];
    const records = await rows.find({ where: { orderId: record.orderId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return givenBack(record, sales, records, booked);
  }
}

function nameOf({ id }: OrderLine): string {
  return String(id);
}

/** Names the sale of one request. */
function referenceOf({ reference }: TaxRecord, index: number): string {
  return index === 0 ? reference : `${reference}.${index + 1}`;
}
