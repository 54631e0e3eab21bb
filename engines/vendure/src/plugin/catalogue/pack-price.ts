import type {
  Injector,
  OrderItemPriceCalculationStrategy,
  PriceCalculationResult,
  ProductVariant,
  RequestContext,
} from '@vendure/core';
import { isOpenGiftCard } from '#src/plugin/gift-card/open-amount';
import { readParts } from './pack-parts';
import { Variants } from './variants';

/**
 * Prices a pack that the shopper put together by its cans, a gift card of any amount by that amount, and everything else as the
 * catalogue says.
 */
export class PackPrice implements OrderItemPriceCalculationStrategy {
  private variants: Variants;

  init(injector: Injector): void {
    this.variants = injector.get(Variants);
  }

  async calculateUnitPrice(
    ctx: RequestContext,
    variant: ProductVariant,
    fields: { readonly parts?: string; readonly giftCardAmount?: number },
  ): Promise<PriceCalculationResult> {
    const priceIncludesTax = variant.listPriceIncludesTax;
    if (isOpenGiftCard(variant)) return { price: fields.giftCardAmount ?? 0, priceIncludesTax };
    if (!variant.customFields.composable) return { price: variant.listPrice, priceIncludesTax };
    const parts = readParts(fields.parts ?? '[]');
    const cans = await this.variants.bySku(
      ctx,
      parts.map(({ sku }) => sku),
    );
    const prices = new Map(cans.map(({ sku, listPrice }) => [sku, listPrice]));
    return {
      price: parts.reduce((sum, { sku, quantity }) => sum + quantity * (prices.get(sku) ?? 0), 0),
      priceIncludesTax,
    };
  }
}
