import type {
  CustomOrderLineFields,
  Injector,
  Order,
  OrderItemPriceCalculationStrategy,
  PriceCalculationResult,
  ProductVariant,
  RequestContext,
} from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { isOpenGiftCard } from '#src/plugins/core/order-line/open-amount';
import { readParts } from '#src/plugins/core/order-line/pack-parts';
import type { PrepaidChoice } from '#src/plugins/core/order-line/prepaid-choice';
import { readPrepaid } from '#src/plugins/core/order-line/prepaid-choice';
import { prepaidPrice } from '#src/plugins/core/order-line/prepaid-price';
import { invalid } from '#src/plugins/core/shop-failure';
import { announcedUnits, priceOfEach } from '#src/plugins/subscription/announced-prices';
import { packPrice } from './pack-price';

/** The price of a line in cents; more would not fit into the amounts that the database keeps. */
const mostCents = 200_000_000;

type Fields = Partial<CustomOrderLineFields>;

/**
 * Prices a pack that the shopper put together by its cans, a gift card of any amount by that amount, a prepaid line by all of its
 * deliveries, and everything else by the catalogue, a delivery of the club at most as it was announced. Later deliveries of a
 * prepaid plan are paid already.
 */
export class LinePrice implements OrderItemPriceCalculationStrategy {
  private variants: Variants;
  private connection: TransactionalConnection;

  init(injector: Injector): void {
    this.connection = injector.get(TransactionalConnection);
    this.variants = injector.get(Variants);
  }

  async calculateUnitPrice(
    ctx: RequestContext,
    variant: ProductVariant,
    fields: Fields,
    order: Order,
    quantity: number,
  ): Promise<PriceCalculationResult> {
    const priceIncludesTax = variant.listPriceIncludesTax;
    if (order.customFields.prepaidPlanId !== null) return { price: 0, priceIncludesTax };
    const choice = readPrepaid(fields.prepaid ?? '');
    const today = await this.unitPrice(ctx, variant, fields);
    const unit = priceOfEach(today, quantity, await this.announced(ctx, variant, fields, order));
    if (!choice) return { price: unit, priceIncludesTax };
    const price = await this.paidAhead(ctx, choice, { variant, unit }, quantity);
    if (price * quantity > mostCents) throw invalid({ quantity: ['is too large'] });
    return { price, priceIncludesTax };
  }

  /** Finds the announced price of a line in a delivery of a subscription. */
  private async announced(
    ctx: RequestContext,
    { id: productVariantId }: ProductVariant,
    { parts = '[]' }: Fields,
    { customFields: { subscriptionId } }: Order,
  ): ReturnType<typeof announcedUnits> {
    return subscriptionId === null
      ? undefined
      : announcedUnits(this.connection, ctx, subscriptionId, { productVariantId, parts });
  }

  private async unitPrice(ctx: RequestContext, variant: ProductVariant, fields: Fields): Promise<number> {
    if (isOpenGiftCard(variant)) return fields.giftCardAmount ?? 0;
    if (!variant.customFields.composable) return variant.listPrice;
    const parts = readParts(fields.parts ?? '[]');
    const cans = await this.variants.bySku(
      ctx,
      parts.map(({ sku }) => sku),
    );
    return packPrice(parts, cans);
  }

  /** The line itself may be among the items, at the price of its own cans. */
  private async paidAhead(
    ctx: RequestContext,
    choice: PrepaidChoice,
    own: { readonly variant: ProductVariant; readonly unit: number },
    quantity: number,
  ): Promise<number> {
    const skus = choice.items.map(({ sku }) => sku).filter((sku) => sku !== own.variant.sku);
    const others = (await this.variants.bySku(ctx, skus)).map((variant) => ({ variant, unit: variant.listPrice }));
    const priced = [own, ...others].map(({ variant: { sku, customFields }, unit }) => ({
      sku,
      price: unit,
      cans: customFields.cans,
    }));
    return prepaidPrice(choice, priced, quantity);
  }
}
