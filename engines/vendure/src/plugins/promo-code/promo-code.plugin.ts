import type { RuntimeVendureConfig } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { PromoCodeResolver } from '#src/plugins/promo-code/api/promo-code-resolver';
import { promoCodeSchema } from '#src/plugins/promo-code/api/promo-code-schema';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { countingGoods, reducingGoods, shippingGoods, SpreadOverGoods } from './discounted-goods';
import { discounts } from './discounts';
import { PromoCodes } from './promo-codes';
import { PromotionsOfPlaced } from './promotions-of-placed';
import { rules } from './rules';
import { WrongCodes } from './wrong-codes';

/** Applies promo codes and the automatic promotions of the shop. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, RecentCallsPlugin],
  compatibility,
  providers: [PromoCodes, PromotionsOfPlaced, WrongCodes],
  exports: [WrongCodes],
  shopApiExtensions: { schema: promoCodeSchema, resolvers: [PromoCodeResolver] },
  configuration: configure,
})
export class PromoCodePlugin {}

function configure(config: RuntimeVendureConfig): RuntimeVendureConfig {
  const { shippingOptions, promotionOptions, orderOptions } = config;
  shippingOptions.shippingEligibilityCheckers = (shippingOptions.shippingEligibilityCheckers ?? []).map(shippingGoods);
  promotionOptions.promotionConditions = [...(promotionOptions.promotionConditions ?? []).map(countingGoods), ...rules];
  promotionOptions.promotionActions = [...(promotionOptions.promotionActions ?? []), ...discounts].map(reducingGoods);
  orderOptions.orderLineDiscountDistributionStrategy = new SpreadOverGoods();
  return config;
}
