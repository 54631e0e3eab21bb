import type { Day } from '#sandbox/shop/calendar-day';
import { todayOf } from '#sandbox/shop/calendar-day';
import { methodsFor } from '#sandbox/shop/config/shipping-method';
import { ratesFor } from '#sandbox/shop/config/tax-rate';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { goodsCents, holdsWine } from '#sandbox/shop/orders/parcel-contents';
import { targetsOf } from '#sandbox/shop/promotions/attach-promotions';
import { ineligibility } from '#sandbox/shop/promotions/eligibility';
import { promotionFacts } from '#sandbox/shop/promotions/promotion-facts';
import type { ShopWork } from '#sandbox/shop/shop';
import type { CalculatedAdjustment } from '#sandbox/shop/totals/calculate-totals';
import { calculateTotals } from '#sandbox/shop/totals/calculate-totals';
import { lineAmount } from '#sandbox/shop/totals/recalculate';
import { nextDeliveryDay } from './delivery-day';
import type { Subscription } from './subscription';

/** The cost of a delivery, in cents. */
export interface Charge {
  /** The goods with all discounts. */
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** True when a discount lowers the price of the goods. */
  readonly isDiscounted: boolean;
}

/** The day and the amount of the next delivery's charge. */
export interface NextCharge extends Charge {
  readonly day: Day;
}

/** Undefined when no delivery is planned. */
export async function nextCharge(work: ShopWork, subscription: Subscription): Promise<NextCharge | undefined> {
  const day = nextDeliveryDay(subscription, todayOf(work.now));
  return day === undefined ? undefined : { day, ...(await chargeOf(work, subscription)) };
}

/**
 * The charge of the next delivery at today's prices, calculated as its order will be: automatic promotions, the cheapest
 * shipping method, the tax of the address.
 */
export async function chargeOf({ shop, store, now }: ShopWork, subscription: Subscription): Promise<Charge> {
  const { config } = shop;
  const place = subscription.shipAddress && placeOf(config, subscription.shipAddress);
  const lines = subscription.lines.map((line) => ({ ...line, subscriptionLines: [], prepaid: undefined }));
  const shipments = place
    ? methodsFor(config.shippingMethods, place, { holdsWine: holdsWine(lines), goodsCents: goodsCents(lines) }).slice(
        0,
        1,
      )
    : [];
  const automatic = config.promotions.filter(({ code }) => code === null);
  // The order of the delivery is not stored yet, so no id is its own.
  const order = {
    id: 0,
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    email: subscription.email,
    lines,
  };
  const facts = await promotionFacts(store, order, automatic, now);
  const attached = automatic
    .filter((promotion) => ineligibility(promotion, facts) === undefined)
    .flatMap((promotion) =>
      targetsOf({ lines, shipments }, promotion).map((target) => ({
        ...target,
        source: 'promotion' as const,
        sourceId: promotion.id,
      })),
    );
  const { adjustments, totals } = calculateTotals({
    lines: lines.map(lineAmount),
    shipments,
    attached,
    promotions: automatic,
    facts,
    taxRates: ratesFor(config.taxRates, place),
  });
  const discounts = adjustments.filter(({ source, eligible }) => source === 'promotion' && eligible);
  const onShipping = sum(discounts.filter(({ shipmentId }) => shipmentId !== null));
  const onGoods = sum(discounts) - onShipping;
  return {
    goodsCents: totals.itemTotalCents + onGoods,
    shippingCents: totals.shipTotalCents + onShipping,
    taxCents: totals.additionalTaxTotalCents,
    totalCents: totals.totalCents,
    isDiscounted: onGoods < 0,
  };
}

function sum(adjustments: readonly CalculatedAdjustment[]): number {
  return adjustments.reduce((total, { amountCents }) => total + amountCents, 0);
}
