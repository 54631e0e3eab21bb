import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { StockRequest } from '#src/plugins/stock-notice/entities/stock-request.entity';
import { StockNotices } from './stock-notices';
import { StockRequests } from './stock-requests';

/** Tells those who wait for it that something is back in stock. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, RecentCallsPlugin],
  compatibility,
  entities: [StockRequest],
  providers: [StockRequests, StockNotices],
  exports: [StockRequests, StockNotices],
})
export class StockNoticePlugin {}
