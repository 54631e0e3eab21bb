import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@vendure/common/lib/generated-types';
import type { Customer, CustomOrderFields, ID, RequestContext } from '@vendure/core';
import {
  CountryService,
  isGraphQlErrorResult,
  Order,
  OrderModifier,
  OrderService,
  ProductVariant,
  TransactionalConnection,
} from '@vendure/core';
import { ShippingCalculator } from '@vendure/core/dist/service/helpers/shipping-calculator/shipping-calculator';
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
  /** The address of its mails; null for a customer who has none. */
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
    private readonly countries: CountryService,
    private readonly shipping: ShippingCalculator,
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
    const order = await this.orders.create(ctx);
    const sold = await this.sold(ctx, plan.lines);
    await this.begin(ctx, order, plan);
    for (const line of sold) await this.add(ctx, order, line);
    await this.lines.keepSequence(ctx, order);
    // Prices all lines with the tax of the address; what is written before has no price yet.
    const priced = await this.orders.setShippingAddress(ctx, order.id, inputOf(plan.shippingAddress));
    const shipped = await this.ship(ctx, priced);
    if (sold.length < plan.lines.length) return { order: shipped ?? priced, problem: 'not-sold' };
    return shipped ? { order: shipped } : { order: priced, problem: 'no-method' };
  }

  /** Writes whose order it is and what it is of, by one statement. */
  private async begin(ctx: RequestContext, order: Order, plan: DeliveryPlan): Promise<void> {
    const { customer, billingAddress } = plan;
    const { name: country } = await this.countries.findOneByCode(ctx, inputOf(billingAddress).countryCode);
    const fields = { customer, billingAddress: { ...billingAddress, country } };
    const customFields = {
      ...('subscriptionId' in plan.of
        ? { subscriptionId: String(plan.of.subscriptionId) }
        : { prepaidPlanId: String(plan.of.prepaidPlanId) }),
      ...plan.giftNote,
      contactEmail: plan.email,
      token: newOrderToken(),
      checkoutStep: 'payment' as const,
    };
    await this.connection
      .getRepository(ctx, Order)
      .update(order.id, { ...fields, customer: { id: customer.id }, customFields });
    Object.assign(order, fields, { customerId: customer.id });
    Object.assign(order.customFields, customFields);
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

  /** Chooses the cheapest way of delivery, where there is something to ship; undefined when there is none. */
  private async ship(ctx: RequestContext, order: Order): Promise<Order | undefined> {
    if (!needsShipping(order)) return order;
    const [cheapest] = await this.shipping.getEligibleShippingMethods(ctx, order);
    if (!cheapest) return undefined;
    await this.draft.set(ctx, order, { isQuoted: true, quoteRound: 1 });
    const chosen = await this.modifier.setShippingMethods(ctx, order, [cheapest.method.id]);
    if (isGraphQlErrorResult(chosen)) throw new Error(`The order ${order.code} has no delivery: ${chosen.message}`);
    // The lines that were saved just now have their relations and no ids of them, by which prices are made.
    for (const line of order.shippingLines) line.shippingMethodId = cheapest.method.id;
    for (const line of order.lines) line.shippingLineId = line.shippingLine?.id;
    return this.orders.applyPriceAdjustments(ctx, order);
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
