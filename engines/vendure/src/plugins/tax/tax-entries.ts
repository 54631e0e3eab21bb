import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import {
  EventBus,
  idsAreEqual,
  isGraphQlErrorResult,
  Order,
  OrderPlacedEvent,
  OrderService,
  OrderStateTransitionEvent,
  PaymentStateTransitionEvent,
  RefundLine,
  RefundStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import { OrderModification } from '@vendure/core/dist/entity/order-modification/order-modification.entity';
import { AdditionPlacedEvent } from '#src/plugins/core/orders/addition-placed-event';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import { Ledger } from '#src/plugins/ledger/ledger';
import { paidBy } from '#src/plugins/payment/live-payments';
import { priceOfUnits, unitsNamed } from '#src/plugins/payment/unit-prices';
import type { TaxEntryKind } from '#src/plugins/tax/entities/tax-entry.entity';
import { TaxEntry } from '#src/plugins/tax/entities/tax-entry.entity';
import { TaxRecord } from '#src/plugins/tax/entities/tax-record.entity';
import type { NamedCents, Shares } from './held-shares';
import { addShares, differences, grossOf, heldOf, minus } from './held-shares';
import { OrderTaxChangedEvent } from './order-tax-changed-event';
import type { TaxShare } from './tax-shares';
import { taxSharesOf } from './tax-shares';

/**
 * Books the tax that an order holds, in the transaction of each event that changes it. An order holds the tax of its
 * contents, without refunds of them. Refunds of an overpayment come first and return no tax: that tax left with the
 * change of the order. A refund returns the tax of the lines and the shipping that it names; any other amount that of
 * the taxed goods, in proportion, and then of the rest. Goods that have left unpaid were sold, and keep their tax.
 */
@Injectable()
export class TaxEntries implements OnModuleInit, OnApplicationBootstrap {
  /** Orders that are changed now, whose refunds are booked with the change. */
  private readonly changing = new Set<string>();

  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly events: EventBus,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    const { orders } = this;
    replaceMethod(
      TaxEntries,
      orders,
      'modifyOrder',
      (modify) => (ctx, input) =>
        input.dryRun ? modify(ctx, input) : this.around(ctx, input.orderId, 'change', () => modify(ctx, input)),
    );
    replaceMethod(
      TaxEntries,
      orders,
      'cancelOrder',
      (cancel) => (ctx, input) => this.around(ctx, input.orderId, 'release', () => cancel(ctx, input)),
    );
  }

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'book-tax-of-placed-order',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.write(ctx, order.id, 'sale', addShares(taxSharesOf(order)).values()),
    });
    this.events.registerBlockingEventHandler({
      id: 'book-tax-of-addition',
      event: AdditionPlacedEvent,
      handler: async ({ ctx, order: { id }, line }) => {
        const order = await this.read(ctx, id);
        const before = [...sharesOf(order)].filter(([, { itemId }]) => itemId !== String(line.id));
        await this.book(ctx, 'change', order, new Map(before));
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'book-tax-of-late-payment',
      event: PaymentStateTransitionEvent,
      // A payment by hand comes after the change that it pays for, whose goods count as given back until then.
      handler: async ({ ctx, fromState, toState, order: { id, orderPlacedAt } }) => {
        if (!orderPlacedAt || fromState !== 'Created' || toState !== 'Settled') return;
        if (this.changing.has(String(id))) return;
        const order = await this.read(ctx, id);
        await this.book(ctx, 'change', order, sharesOf(order));
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'book-tax-of-refund',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, fromState, toState, order: { id }, refund }) => {
        // A refund that fails after it was settled returns its tax to the order.
        const hasMoved = toState === 'Settled' || (fromState === 'Settled' && toState === 'Failed');
        if (!hasMoved || this.changing.has(String(id))) return;
        const order = await this.read(ctx, id);
        const changes = await this.book(ctx, 'refund', order, sharesOf(order), await this.named(ctx, order, refund));
        if (toState === 'Failed') await this.tellOfIncreases(ctx, order, changes, refund.id);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'book-tax-of-canceled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order: { id } }) => {
        if (toState !== 'Cancelled' || this.changing.has(String(id))) return;
        const order = await this.read(ctx, id);
        const before = sharesOf(order);
        await this.book(ctx, 'release', Object.assign(order, { state: toState }), before);
      },
    });
  }

  /** Books the difference that a change makes to a placed order. An order that is not placed holds no tax. */
  private async around<T extends object>(
    ctx: RequestContext,
    id: ID,
    kind: TaxEntryKind,
    change: () => Promise<T>,
  ): Promise<T> {
    const order = await this.connection.getRepository(ctx, Order).findOneBy({ id });
    if (!order?.orderPlacedAt || this.changing.has(String(id))) return change();
    const before = sharesOf(await this.read(ctx, id));
    this.changing.add(String(id));
    try {
      const result = await change();
      if (isGraphQlErrorResult(result)) return result;
      const after = await this.read(ctx, id);
      await this.book(ctx, kind, after, before);
      if (kind === 'change') await this.tell(ctx, after, before);
      return result;
    } finally {
      this.changing.delete(String(id));
    }
  }

  private async tell(ctx: RequestContext, order: Order, before: Shares): Promise<void> {
    const [modification] = await this.connection
      .getRepository(ctx, OrderModification)
      .find({ where: { order: { id: order.id } }, order: { createdAt: 'DESC' }, take: 1 });
    if (!modification) return;
    await this.ledger.record(ctx, order.id, 'modification');
    await this.tellOfIncreases(ctx, order, differences(before, sharesOf(order)), modification.id);
  }

  private async tellOfIncreases(
    ctx: RequestContext,
    order: Order,
    changes: readonly TaxShare[],
    id: ID,
  ): Promise<void> {
    const increases = changes.filter(({ base, tax }) => base + tax > 0);
    await this.events.publish(new OrderTaxChangedEvent(ctx, order, increases, id));
  }

  /**
   * Adds the entries that bring the booked tax of an order to the tax that it holds now. `before` are its shares before
   * the event. An order from before the first entries gets those of its sale first. Returns the entries of the event.
   */
  private async book(
    ctx: RequestContext,
    kind: TaxEntryKind,
    order: Order,
    before: Shares,
    named?: NamedCents,
  ): Promise<readonly TaxShare[]> {
    const { orderPlacedAt } = order;
    // An order that was never placed, such as one whose charge was declined, holds no tax.
    if (!orderPlacedAt) return [];
    const booked = await this.booked(ctx, order.id);
    if (booked.size === 0) await this.write(ctx, order.id, 'sale', before.values(), orderPlacedAt);
    const held = booked.size === 0 ? before : booked;
    const shares: Shares = order.state === 'Cancelled' ? new Map() : sharesOf(order);
    const back = Math.min(returnedOf(order), grossOf(shares));
    const changes = differences(held, heldOf(shares, minus(before, held), back, named));
    await this.write(ctx, order.id, kind, changes);
    await this.connection.getRepository(ctx, TaxRecord).update({ orderId: order.id }, { isDue: true });
    return changes;
  }

  private async booked(ctx: RequestContext, orderId: ID): Promise<Shares> {
    const rows = (await this.connection.getRepository(ctx, TaxEntry).query(
      `SELECT item, "itemId", state, county, jurisdiction, rate, sum(base)::int AS base, sum(tax)::int AS tax
       FROM tax_entry WHERE "orderId" = $1 GROUP BY item, "itemId", state, county, jurisdiction, rate`,
      [orderId],
    )) as readonly TaxShare[];
    return addShares(rows);
  }

  private async write(
    ctx: RequestContext,
    orderId: ID,
    kind: TaxEntryKind,
    shares: Iterable<TaxShare>,
    moment = new Date(),
  ): Promise<void> {
    const day = dayAt(ctx.channel.customFields.timeZone, moment);
    const rows = [...shares].map((share) => ({ ...share, orderId, kind, moment, day }));
    if (rows.length === 0) return;
    await this.connection.getRepository(ctx, TaxEntry).insert(rows);
    await this.ledger.record(ctx, orderId, kind);
  }

  /** Finds the cents with tax that a refund names: units of lines, each by its own price, and shipping. */
  private async named(
    ctx: RequestContext,
    { lines, payments, shippingLines }: Order,
    refund: NamingRefund,
  ): Promise<NamedCents> {
    const units = await this.connection.getRepository(ctx, RefundLine).findBy({ refundId: refund.id });
    const named = new Map<string, number>();
    for (const { orderLineId, quantity } of units) {
      const line = lines.find(({ id }) => idsAreEqual(id, orderLineId));
      if (!line) continue;
      const before = Math.max(unitsNamed(payments, line.id) - quantity, 0);
      named.set(String(line.id), priceOfUnits(line, before, quantity));
    }
    let { shipping } = refund;
    for (const { id, discountedPriceWithTax: price } of shippingLines) {
      named.set(String(id), Math.min(shipping, price));
      shipping -= Math.min(shipping, price);
    }
    return named;
  }

  private read(ctx: RequestContext, id: ID): Promise<Order> {
    return this.connection.getRepository(ctx, Order).findOneOrFail({
      where: { id },
      relations: {
        lines: { productVariant: { taxCategory: true } },
        shippingLines: true,
        surcharges: true,
        payments: { refunds: { lines: true } },
      },
    });
  }
}

/** A refund as far as it names anything. The engine goes on using the field for shipping, which Vendure only keeps. */
interface NamingRefund {
  readonly id: ID;
  readonly shipping: number;
}

function sharesOf(order: Order): Shares {
  return addShares(taxSharesOf(order));
}

/** The refunded cents of the current contents of an order: refunds of an overpayment come first. */
function returnedOf({ payments, totalWithTax }: Order): number {
  const refunded = payments
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { state, total }) => (state === 'Settled' ? sum + total : sum), 0);
  return Math.max(refunded - Math.max(paidBy(payments) - totalWithTax, 0), 0);
}
