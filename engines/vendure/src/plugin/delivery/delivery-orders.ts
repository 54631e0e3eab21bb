import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@vendure/common/lib/generated-types';
import type { Customer, CustomOrderFields, ID, RequestContext } from '@vendure/core';
import {
  isGraphQlErrorResult,
  Order,
  OrderModifier,
  OrderService,
  ProductVariant,
  TransactionalConnection,
} from '@vendure/core';
import { In } from 'typeorm';
import { StockCheck } from '#src/payment/stock-check';
import { NewLines } from '#src/plugin/cart/new-lines';
import { readParts } from '#src/plugin/catalogue/pack-parts';
import { Variants } from '#src/plugin/catalogue/variants';
import { OrderDraft } from '#src/plugin/checkout/order-draft';
import { needsShipping } from '#src/plugin/checkout/shipping';
import { newOrderToken } from '#src/plugin/orders/order-access';

export interface PlannedLine {
  readonly productVariantId: ID;
  readonly quantity: number;
  /** The cans of a pack that the customer put together, as in a line of an order; `[]` for none. */
  readonly parts: string;
}

/** Names what a delivery brings to whom. It is of a subscription or of a prepaid plan. */
export interface DeliveryPlan {
  readonly of: { readonly subscriptionId: ID } | { readonly prepaidPlanId: ID };
  readonly customer: Customer;
  /** Where its mails go; null for a customer who has no address. */
  readonly email: string | null;
  readonly lines: readonly PlannedLine[];
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress;
  readonly giftNote?: Partial<Pick<CustomOrderFields, 'giftFrom' | 'giftRecipient' | 'giftMessage'>>;
}

/**
 * Says why an order cannot be delivered: there is too little in stock, something in it is not sold any more, or nobody ships it to
 * the address.
 */
export type DeliveryProblem = 'sold-out' | 'not-sold' | 'no-method';

/** A delivery that cannot be made now. What was written for its order is undone. */
export class DeliveryImpossible extends Error {
  override readonly name = 'DeliveryImpossible';

  constructor(readonly problem: DeliveryProblem) {
    super(`The delivery cannot be made: ${problem}.`);
  }
}

/**
 * Makes the orders of deliveries as a cart would be: at today's prices, with all promotions that need no code, by the cheapest
 * way of delivery, with the tax of the address.
 */
@Injectable()
export class DeliveryOrders {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly modifier: OrderModifier,
    private readonly draft: OrderDraft,
    private readonly lines: NewLines,
    private readonly variants: Variants,
    private readonly stock: StockCheck,
  ) {}

  /**
   * Makes an order that waits for its payment, and keeps its stock locked until the end of the transaction. Throws
   * DeliveryImpossible, with nothing written.
   */
  make(ctx: RequestContext, plan: DeliveryPlan): Promise<Order> {
    return this.connection.withTransaction(ctx, async (inside) => {
      const { order, problem } = await this.build(inside, plan);
      if (problem) throw new DeliveryImpossible(problem);
      if (!(await this.stock.isEnough(inside, order))) throw new DeliveryImpossible('sold-out');
      return order;
    });
  }

  /**
   * Reads from the order that a delivery would have today, whatever is in stock; without what is not sold any more, and without a
   * way of delivery where nobody ships it. Nothing of the order stays.
   */
  async foresee<T>(ctx: RequestContext, plan: DeliveryPlan, read: (order: Order) => T): Promise<T> {
    const foreseen = new Foreseen();
    const seen: T[] = [];
    try {
      await this.connection.withTransaction(ctx, async (inside) => {
        seen.push(read((await this.build(inside, plan)).order));
        throw foreseen;
      });
    } catch (error) {
      if (error !== foreseen) throw error;
    }
    const [first] = seen;
    if (first === undefined) throw new Error('The order of a delivery was not read.');
    return first;
  }

  private async build(
    ctx: RequestContext,
    plan: DeliveryPlan,
  ): Promise<{ readonly order: Order; readonly problem?: DeliveryProblem }> {
    const { id } = await this.orders.create(ctx);
    const sold = await this.sold(ctx, plan.lines);
    await this.orders.addCustomerToOrder(ctx, id, plan.customer);
    const created = await this.read(ctx, id);
    await this.draft.set(ctx, created, {
      ...('subscriptionId' in plan.of
        ? { subscriptionId: String(plan.of.subscriptionId) }
        : { prepaidPlanId: String(plan.of.prepaidPlanId) }),
      ...plan.giftNote,
      contactEmail: plan.email,
      token: newOrderToken(),
      checkoutStep: 'payment',
    });
    for (const line of sold) await this.add(ctx, created, line);
    await this.lines.keepSequence(ctx, created);
    await this.orders.setBillingAddress(ctx, id, inputOf(plan.billingAddress));
    await this.orders.setShippingAddress(ctx, id, inputOf(plan.shippingAddress));
    const isShipped = await this.ship(ctx, await this.read(ctx, id));
    const order = await this.read(ctx, id);
    if (sold.length < plan.lines.length) return { order, problem: 'not-sold' };
    return isShipped ? { order } : { order, problem: 'no-method' };
  }

  private async add(
    ctx: RequestContext,
    order: Order,
    { productVariantId, quantity, parts }: PlannedLine,
  ): Promise<void> {
    const fields = { parts, giftCardAmount: 0, subscription: '', prepaid: '' };
    const line = await this.modifier.getOrCreateOrderLine(ctx, order, productVariantId, fields);
    await this.modifier.updateOrderLineQuantity(ctx, line, line.quantity + quantity, order);
  }

  /** Chooses the cheapest way of delivery; false when there is none. */
  private async ship(ctx: RequestContext, order: Order): Promise<boolean> {
    if (!needsShipping(order)) {
      await this.draft.recalculate(ctx, order);
      return true;
    }
    const [cheapest] = await this.orders.getEligibleShippingMethods(ctx, order.id);
    if (!cheapest) {
      await this.draft.recalculate(ctx, order);
      return false;
    }
    await this.draft.set(ctx, order, { isQuoted: true, quoteRound: 1 });
    const chosen = await this.orders.setShippingMethod(ctx, order.id, [cheapest.id]);
    if (isGraphQlErrorResult(chosen)) throw new Error(`The order ${order.code} has no delivery: ${chosen.message}`);
    return true;
  }

  /** Lists the lines of which everything is sold, the cans of packs among it. */
  private async sold(ctx: RequestContext, lines: readonly PlannedLine[]): Promise<readonly PlannedLine[]> {
    const planned = await this.connection
      .getRepository(ctx, ProductVariant)
      .find({ where: { id: In(lines.map(({ productVariantId }) => productVariantId)) } });
    const parts = lines.flatMap((line) => readParts(line.parts).map(({ sku }) => sku));
    const sold = await this.variants.bySku(ctx, [...planned.map(({ sku }) => sku), ...parts]);
    const [ids, skus] = [new Set(sold.map(({ id }) => String(id))), new Set(sold.map(({ sku }) => sku))];
    return lines.filter(
      (line) => ids.has(String(line.productVariantId)) && readParts(line.parts).every(({ sku }) => skus.has(sku)),
    );
  }

  private async read(ctx: RequestContext, id: ID): Promise<Order> {
    const order = await this.orders.findOne(ctx, id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  }
}

/** Undoes what was written to see how an order would be. */
class Foreseen extends Error {
  override readonly name = 'Foreseen';
}

/** The name of a country is looked up by its code. */
function inputOf({ country: _country, ...address }: OrderAddress): Parameters<OrderService['setShippingAddress']>[2] {
  const { countryCode } = address;
  if (!countryCode) throw new Error('An address of a delivery names no country.');
  return { ...address, countryCode } as Parameters<OrderService['setShippingAddress']>[2];
}
