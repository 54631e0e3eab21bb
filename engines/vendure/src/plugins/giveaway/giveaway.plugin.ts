import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { GiveawayAdminResolver } from '#src/plugins/giveaway/api/giveaway-admin-resolver';
import { GiveawayController } from '#src/plugins/giveaway/api/giveaway-controller';
import { giveawaySchema } from '#src/plugins/giveaway/api/giveaway-schema';
import { GiveawayEntry } from '#src/plugins/giveaway/entities/giveaway-entry.entity';
import { Giveaway } from '#src/plugins/giveaway/entities/giveaway.entity';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { exportGiveaways } from './giveaway-permission';
import { Giveaways } from './giveaways';

/** Takes entries for giveaways. */
@VendurePlugin({
  imports: [PluginCommonModule, RecentCallsPlugin],
  compatibility,
  entities: [Giveaway, GiveawayEntry],
  controllers: [GiveawayController],
  providers: [Giveaways],
  adminApiExtensions: { schema: giveawaySchema, resolvers: [GiveawayAdminResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(exportGiveaways);
    return config;
  },
})
export class GiveawayPlugin {}
