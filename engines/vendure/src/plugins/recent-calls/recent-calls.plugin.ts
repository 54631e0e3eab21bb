import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { MessageTime } from '#src/plugins/recent-calls/entities/message-time.entity';
import { RecentCall } from '#src/plugins/recent-calls/entities/recent-call.entity';
import { forgetMessageTimes, MessageThrottle } from './message-throttle';
import { forgetRecentCalls, RecentCalls } from './recent-calls';

/** Rate-limits the calls of anonymous callers. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [RecentCall, MessageTime],
  providers: [RecentCalls, MessageThrottle],
  exports: [RecentCalls, MessageThrottle],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), forgetRecentCalls, forgetMessageTimes];
    return config;
  },
})
export class RecentCallsPlugin {}
