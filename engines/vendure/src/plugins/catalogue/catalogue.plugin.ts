import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { CatalogueResolver } from '#src/plugins/catalogue/api/catalogue-resolver';
import { catalogueSchema } from '#src/plugins/catalogue/api/catalogue-schema';
import { ProductSearchResolver } from '#src/plugins/catalogue/api/product-search-resolver';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { StockNoticePlugin } from '#src/plugins/stock-notice/stock-notice.plugin';
import { SubscriptionPlugin } from '#src/plugins/subscription/subscription.plugin';
import { LinePrice } from './line-price';
import type { Keeping } from './offers';
import { OFFER_KEEPING, Offers } from './offers';
import { OwnPacks } from './own-packs';
import { StockLevels } from './stock-levels';
import { VariantPrices } from './variant-prices';

/** Answers prices and stock, and counts the stock. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, StockNoticePlugin, SubscriptionPlugin],
  compatibility,
  providers: [
    VariantPrices,
    Offers,
    OwnPacks,
    StockLevels,
    { provide: OFFER_KEEPING, useFactory: () => CataloguePlugin.keeping },
  ],
  shopApiExtensions: { schema: catalogueSchema, resolvers: [CatalogueResolver] },
  adminApiExtensions: { resolvers: [ProductSearchResolver] },
  configuration: (config) => {
    config.orderOptions.orderItemPriceCalculationStrategy = new LinePrice();
    return config;
  },
})
export class CataloguePlugin {
  private static keeping: Keeping;

  static init({ offersKept }: Pick<Environment, 'offersKept'>): Type<CataloguePlugin> {
    this.keeping = { time: offersKept * 1000, now: () => performance.now() };
    return CataloguePlugin;
  }
}
