import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { ShopAddresses } from '#src/config/shop-addresses';
import { RecentCalls } from '#src/plugin/recent-calls';
import { StockNotices } from './stock-notices';
import { StockRequest } from './stock-request.entity';
import { StockRequests } from './stock-requests';
import { Supplies } from './supplies';
import { Variants } from './variants';

/** Tells those who wait for it that something is back in stock. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [StockRequest],
  providers: [
    ...[Variants, Supplies, RecentCalls, StockRequests, StockNotices],
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
