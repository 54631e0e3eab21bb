import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { forgetMessageTimes, MessageThrottle } from '#src/mails/shared/message-throttle';
import { MessageTime } from '#src/mails/shared/message-time.entity';
import { RecentCall } from '#src/plugin/recent-call.entity';
import { forgetRecentCalls, RecentCalls } from '#src/plugin/recent-calls';

/** Limits what strangers may try or ask for. */
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
