import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { RecentCall } from '#src/plugin/recent-call.entity';
import { forgetRecentCalls, RecentCalls } from '#src/plugin/recent-calls';
import { DashboardSignIns } from '#src/plugin/session/dashboard-sign-ins';

/** Limits what strangers may try or ask for. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [RecentCall],
  providers: [RecentCalls, DashboardSignIns],
  exports: [RecentCalls],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), forgetRecentCalls];
    return config;
  },
})
export class RecentCallsPlugin {}
