import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@vendure/common/lib/generated-types';
import type {
  Customer,
  CustomOrderFields,
  CustomOrderLineFields,
  ID,
  Order,
  ProductVariant,
  RequestContext,
} from '@vendure/core';
import { CountryService, TransactionalConnection } from '@vendure/core';
import { ShippingCalculator } from '@vendure/core/dist/service/helpers/shipping-calculator/shipping-calculator';
import { Allocations } from '#src/plugins/core/catalogue/allocations';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { OrderPricing } from '#src/plugins/core/checkout/order-pricing';
import { needsShipping } from '#src/plugins/core/checkout/shipping';
import { NewLines } from '#src/plugins/core/order-line/new-lines';
import { readParts } from '#src/plugins/core/order-line/pack-parts';
import { newOrderToken } from '#src/plugins/core/orders/order-access';

export interface PlannedLine {
  readonly productVariantId: ID;
  readonly quantity: number;
  /** The cans of a pack that the customer put together, as in a line of an order; `[]` for none. */
  readonly parts: string;
}

/** Names the contents and the recipient of a delivery. It is of a subscription or of a prepaid plan. */
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
 * The reason why an order cannot be delivered: there is too little in stock, something in it is not sold any more, or no method
 * ships it to the address.
 */
export type DeliveryProblem = 'sold-out' | 'not-sold' | 'no-method';

/** A delivery that cannot be made now. All writes for its order are undone. */
export class DeliveryImpossible extends Error {
  override readonly name = 'DeliveryImpossible';

  constructor(readonly problem: DeliveryProblem) {
    super(`The delivery cannot be made: ${problem}.`);
  }
}

/** A delivery that costs more than was announced to its customer. The rows of its order are rolled back. */
export class DearerThanAnnounced extends Error {
  override readonly name = 'DearerThanAnnounced';
}

/**
 * Makes the orders of deliveries as a cart would be: at today's prices, with all promotions that need no code, by the cheapest
 * way of delivery, with the tax of the address.
 */
@Injectable()
export class DeliveryOrders {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly draft: OrderDraft,
    private readonly pricing: OrderPricing,
    private readonly lines: NewLines,
    private readonly variants: Variants,
    private readonly allocations: Allocations,
    private readonly countries: CountryService,
    private readonly shipping: ShippingCalculator,
  ) {}

  /**
   * Makes an order that waits for its payment. Its stock is there, and promised once it is paid. Throws DeliveryImpossible, and
   * DearerThanAnnounced for a total of more than `announced` cents, with nothing written.
   */
  make(ctx: RequestContext, plan: DeliveryPlan, announced = Infinity): Promise<Order> {
    return this.connection.withTransaction(ctx, async (inside) => {
      const { order, problem } = await this.build(inside, plan);
      if (problem) throw new DeliveryImpossible(problem);
      if (!(await this.allocations.isEnough(inside, order))) throw new DeliveryImpossible('sold-out');
      if (order.totalWithTax > announced) throw new DearerThanAnnounced();
      return order;
    });
  }

  /**
   * Reads from the order that a delivery would have today, whatever is in stock; without discontinued goods, and without a way of
   * delivery where no method ships it. Nothing of the order stays.
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
    const order = await this.begin(ctx, plan);
    this.pricing.forgetZone(ctx);
    const sold = await this.sold(ctx, plan.lines);
    for (const { variant, line } of sold) await this.lines.put(ctx, order, variant, line.quantity, fieldsOf(line));
    if (sold.length > 1) await this.lines.keepSequence(ctx, order);
    await this.pricing.price(ctx, order);
    const isShipped = await this.ship(ctx, order);
    await this.pricing.write(ctx, order, isShipped ? { isQuoted: true, quoteRound: 1 } : {});
    if (sold.length < plan.lines.length) return { order, problem: 'not-sold' };
    return isShipped || !needsShipping(order) ? { order } : { order, problem: 'no-method' };
  }

  /** Writes the owner of an order, its subscription or plan, and its destination. */
  private async begin(ctx: RequestContext, plan: DeliveryPlan): Promise<Order> {
    const { customer, shippingAddress, billingAddress } = plan;
    return this.draft.begin(
      ctx,
      {
        ...('subscriptionId' in plan.of
          ? { subscriptionId: String(plan.of.subscriptionId) }
          : { prepaidPlanId: String(plan.of.prepaidPlanId) }),
        ...plan.giftNote,
        contactEmail: plan.email,
        token: newOrderToken(),
        checkoutStep: 'payment',
      },
      {
        customer,
        shippingAddress: await this.withCountry(ctx, shippingAddress),
        billingAddress: await this.withCountry(ctx, billingAddress),
      },
    );
  }

  private async withCountry(ctx: RequestContext, address: OrderAddress): Promise<OrderAddress> {
    const { countryCode } = address;
    if (!countryCode) throw new Error('An address of a delivery names no country.');
    return { ...address, country: (await this.countries.findOneByCode(ctx, countryCode)).name };
  }

  /** Chooses the cheapest way of delivery, where there is something to ship. False when none is chosen. */
  private async ship(ctx: RequestContext, order: Order): Promise<boolean> {
    if (!needsShipping(order)) return false;
    const [cheapest] = await this.shipping.getEligibleShippingMethods(ctx, order);
    if (!cheapest) return false;
    await this.draft.ship(ctx, order, cheapest.method.id);
    await this.pricing.price(ctx, order, []);
    return true;
  }

  /** Lists the lines of which everything is sold, the cans of packs among it, with their variants. */
  private async sold(ctx: RequestContext, lines: readonly PlannedLine[]): Promise<readonly SoldLine[]> {
    const parts = lines.flatMap((line) => readParts(line.parts).map(({ sku }) => sku));
    const ids = lines.map(({ productVariantId }) => productVariantId);
    const sold = await this.variants.whole(ctx, { ids, skus: parts });
    const [byId, skus] = [new Map(sold.map((one) => [String(one.id), one])), new Set(sold.map(({ sku }) => sku))];
    return lines.flatMap((line) => {
      const variant = byId.get(String(line.productVariantId));
      return variant && readParts(line.parts).every(({ sku }) => skus.has(sku)) ? [{ line, variant }] : [];
    });
  }
}

interface SoldLine {
  readonly line: PlannedLine;
  readonly variant: ProductVariant;
}

/** Undoes the writes of a simulated order. */
class Foreseen extends Error {
  override readonly name = 'Foreseen';
}

function fieldsOf({ parts }: PlannedLine): CustomOrderLineFields {
  return { parts, giftCardAmount: 0, subscription: '', prepaid: '' };
}
