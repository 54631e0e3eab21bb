import { Injectable } from '@nestjs/common';
import type { CustomOrderFields, ID, RequestContext } from '@vendure/core';
import { Order, OrderService, ShippingLine, TransactionalConnection } from '@vendure/core';

/** Keeps what the shop adds to an order that is not placed yet, beside Vendure's own columns. */
@Injectable()
export class OrderDraft {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  async set(
    ctx: RequestContext,
    order: { readonly id: ID; customFields: CustomOrderFields },
    fields: Partial<CustomOrderFields>,
  ): Promise<void> {
    if (Object.keys(fields).length === 0) return;
    await this.connection.getRepository(ctx, Order).update(order.id, { customFields: fields });
    Object.assign(order.customFields, fields);
  }

  /** Prices all lines, discounts, taxes and the way of delivery anew. */
  async recalculate(ctx: RequestContext, order: Order): Promise<void> {
    await this.orders.applyPriceAdjustments(ctx, order, order.lines);
  }

  /** Begins a running checkout anew at its address, since what is delivered has changed. */
  async restart(ctx: RequestContext, order: Order): Promise<void> {
    await this.dropShipping(ctx, order);
    if (order.customFields.checkoutStep !== 'cart') await this.set(ctx, order, { checkoutStep: 'address' });
    await this.recalculate(ctx, order);
  }

  /** Lets an order that was ready to be placed take its payment step again, since what it is paid with has changed. */
  async payAgain(ctx: RequestContext, order: Order): Promise<void> {
    if (order.customFields.checkoutStep === 'confirm') await this.set(ctx, order, { checkoutStep: 'payment' });
  }

  async dropShipping(ctx: RequestContext, order: Order): Promise<void> {
    for (const { id } of order.shippingLines) await this.connection.getRepository(ctx, ShippingLine).delete(id);
    order.shippingLines = [];
    // Else they would be saved with the line that is gone.
    for (const line of order.lines) Object.assign(line, { shippingLine: undefined, shippingLineId: undefined });
    await this.set(ctx, order, { isQuoted: false });
  }
}
