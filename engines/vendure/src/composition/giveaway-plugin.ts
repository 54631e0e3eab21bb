import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { GiveawayAdminResolver } from '#src/services/giveaway/giveaway-admin-resolver';
import { GiveawayController } from '#src/services/giveaway/giveaway-controller';
import { GiveawayEntry } from '#src/services/giveaway/giveaway-entry.entity';
import { exportGiveaways } from '#src/services/giveaway/giveaway-permission';
import { giveawaySchema } from '#src/services/giveaway/giveaway-schema';
import { Giveaway } from '#src/services/giveaway/giveaway.entity';
import { Giveaways } from '#src/services/giveaway/giveaways';
import { RecentCallsPlugin } from './recent-calls-plugin';

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
