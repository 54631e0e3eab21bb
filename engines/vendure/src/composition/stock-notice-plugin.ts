import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { StockNotices } from '#src/plugin/catalogue/stock-notices';
import { StockRequest } from '#src/plugin/catalogue/stock-request.entity';
import { StockRequests } from '#src/plugin/catalogue/stock-requests';
import { CorePlugin } from './core-plugin';
import { RecentCallsPlugin } from './recent-calls-plugin';

/** Tells those who wait for it that something is back in stock. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, RecentCallsPlugin],
  compatibility,
  entities: [StockRequest],
  providers: [StockRequests, StockNotices],
  exports: [StockRequests, StockNotices],
})
export class StockNoticePlugin {}
