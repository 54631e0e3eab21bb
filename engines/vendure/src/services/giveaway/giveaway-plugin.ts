import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { MailPlugin } from '#src/mails/mail-plugin';
import { RecentCalls } from '#src/plugin/recent-calls';
import { GiveawayAdminResolver } from './giveaway-admin-resolver';
import { GiveawayController } from './giveaway-controller';
import { GiveawayEntry } from './giveaway-entry.entity';
import { exportGiveaways } from './giveaway-permission';
import { giveawaySchema } from './giveaway-schema';
import { Giveaway } from './giveaway.entity';
import { Giveaways } from './giveaways';

/** Takes entries for giveaways. */
@VendurePlugin({
  imports: [PluginCommonModule, MailPlugin],
  compatibility,
  entities: [Giveaway, GiveawayEntry],
  controllers: [GiveawayController],
  providers: [Giveaways, RecentCalls],
  adminApiExtensions: { schema: giveawaySchema, resolvers: [GiveawayAdminResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(exportGiveaways);
    return config;
  },
})
export class GiveawayPlugin {}
