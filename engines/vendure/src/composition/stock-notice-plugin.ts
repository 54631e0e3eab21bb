import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { Supplies } from '#src/plugin/catalogue/shared/supplies';
import { Variants } from '#src/plugin/catalogue/shared/variants';
import { StockNotices } from '#src/plugin/catalogue/stock-notices';
import { StockRequest } from '#src/plugin/catalogue/stock-request.entity';
import { StockRequests } from '#src/plugin/catalogue/stock-requests';
import { ShopAddresses } from '#src/plugin/shop-addresses';
import { RecentCallsPlugin } from './recent-calls-plugin';

/** Tells those who wait for it that something is back in stock. */
@VendurePlugin({
  imports: [PluginCommonModule, RecentCallsPlugin],
  compatibility,
  entities: [StockRequest],
  providers: [
    ...[Variants, Supplies, StockRequests, StockNotices],
    { provide: ShopAddresses, useFactory: () => new ShopAddresses(StockNoticePlugin.environment.shopUrl) },
  ],
  exports: [StockRequests, StockNotices],
})
export class StockNoticePlugin {
  private static environment: Pick<Environment, 'shopUrl'>;

  static init(environment: Pick<Environment, 'shopUrl'>): Type<StockNoticePlugin> {
    this.environment = environment;
    return StockNoticePlugin;
  }
}
