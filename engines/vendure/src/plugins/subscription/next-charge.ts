import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@vendure/common/lib/generated-types';
import type { Order, RequestContext } from '@vendure/core';
import { PromotionService } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { DeliveryOrders } from '#src/plugins/subscription/delivery/delivery-orders';
import type { SubscribedLine, Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { announcedTotal } from './announced-prices';
import { nextDeliveryDay, planOf } from './next-delivery';

/** The price of a delivery at today's prices, in cents. */
export interface Charge {
  /** Of the contents, with all discounts. */
  readonly goods: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  /** True when a discount lowers the price of the contents. */
  readonly isDiscounted: boolean;
}

/** The day and the amount of a charge that comes. */
export interface NextCharge extends Charge {
  readonly day: Day;
  /** True when nothing is there that could pay for it: neither a card nor enough store credit. */
  readonly needsCard: boolean;
}

/**
 * Predicts the price of deliveries from the orders that they would have: automatic promotions, the cheapest shipping
 * method, the tax.
 */
@Injectable()
export class NextCharges {
  constructor(
    private readonly orders: DeliveryOrders,
    private readonly promotions: PromotionService,
    private readonly credits: StoreCredits,
  ) {}

  /** Undefined when no delivery is planned. `lines` are those in it, all of the subscription's when left out. */
  async of(
    ctx: RequestContext,
    subscription: Subscription,
    today: Day,
    lines?: readonly SubscribedLine[],
  ): Promise<NextCharge | undefined> {
    const day = nextDeliveryDay(subscription, today);
    return day === undefined
      ? undefined
      : this.planned(ctx, subscription, day, await this.today(ctx, subscription, lines));
  }

  /** Says of a charge when it comes, and if a card is there for it. */
  async planned(ctx: RequestContext, subscription: Subscription, day: Day, charge: Charge): Promise<NextCharge> {
    return { day, ...charge, needsCard: await this.lacksCard(ctx, subscription, charge) };
  }

  /** Says if nothing is there to pay for a delivery that would be made today: neither a card nor enough store credit. */
  async needsCard(ctx: RequestContext, subscription: Subscription): Promise<boolean> {
    return subscription.savedCardId === null && this.lacksCard(ctx, subscription, await this.today(ctx, subscription));
  }

  /**
   * Returns the total of the next delivery for a page that only shows it, in cents. While the tax cannot be calculated, that is the
   * announced total, or else the price of the goods: a box can always be read.
   */
  async shownTotal(ctx: RequestContext, subscription: Subscription): Promise<number> {
    try {
      return (await this.today(ctx, subscription)).total;
    } catch (error) {
      if (!(error instanceof ShopFailure)) throw error;
      const goods = subscription.lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
      return announcedTotal(subscription) ?? goods;
    }
  }

  /** Says the same as `needsCard`, of the total that is shown. */
  async showsNeedOfCard(ctx: RequestContext, subscription: Subscription): Promise<boolean> {
    if (subscription.savedCardId !== null) return false;
    const total = await this.shownTotal(ctx, subscription);
    return (await this.credits.available(ctx, subscription.customerId)) < total;
  }

  /**
   * Derives the price of the next delivery from the one that was placed just now, as `of` would calculate it from an
   * order of its own; undefined when they differ in their contents or their address, or when a discount may be used up.
   */
  async likeLast(
    ctx: RequestContext,
    { lines, shippingAddress }: Subscription,
    last: Order,
  ): Promise<Charge | undefined> {
    const placed = last.lines.map(({ productVariantId, quantity, customFields: { parts } }) =>
      contentsOf({ productVariantId, quantity, parts }),
    );
    const isSame =
      textOf(lines.map(contentsOf)) === textOf(placed) && placeOf(shippingAddress) === placeOf(last.shippingAddress);
    if (!isSame) return undefined;
    const used = await this.promotions.getActivePromotionsOnOrder(ctx, last.id);
    return used.some(({ usageLimit, perCustomerUsageLimit }) => usageLimit ?? perCustomerUsageLimit)
      ? undefined
      : chargeOf(last);
  }

  /** Returns the price of a delivery today, whether one is planned or not. */
  today(ctx: RequestContext, subscription: Subscription, lines?: readonly SubscribedLine[]): Promise<Charge> {
    return this.orders.foresee(ctx, planOf(subscription, lines), chargeOf);
  }

  private async lacksCard(
    ctx: RequestContext,
    { savedCardId, customerId }: Subscription,
    { total }: Charge,
  ): Promise<boolean> {
    return savedCardId === null && (await this.credits.available(ctx, customerId)) < total;
  }
}

function chargeOf({ lines, subTotal, shipping, total, totalWithTax }: Order): Charge {
  return {
    goods: subTotal,
    shipping,
    tax: totalWithTax - total,
    total: totalWithTax,
    isDiscounted: subTotal < lines.reduce((sum, { linePrice }) => sum + linePrice, 0),
  };
}

function contentsOf({
  productVariantId,
  quantity,
  parts,
}: Pick<SubscribedLine, 'productVariantId' | 'quantity' | 'parts'>): string {
  return `${quantity} ${productVariantId} ${parts}`;
}

function textOf(contents: readonly string[]): string {
  return contents.toSorted().join();
}

/** Tells places apart that may have another tax, another way of delivery or another price. */
function placeOf({ countryCode, province, city, postalCode }: OrderAddress): string {
  return [countryCode, province, city, postalCode].join();
}
