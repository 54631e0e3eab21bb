import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { textMessageProblem } from '#src/plugins/mail/mail-sender';
import { MailingListAdminResolver } from '#src/plugins/mailing-list/api/mailing-list-admin-resolver';
import { MailingListController } from '#src/plugins/mailing-list/api/mailing-list-controller';
import { mailingListSchema } from '#src/plugins/mailing-list/api/mailing-list-schema';
import { MailingListContact } from '#src/plugins/mailing-list/entities/mailing-list-contact.entity';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import type { ListName } from './mailing-list';
import { listNames } from './mailing-list';
import { MailingListMessages } from './mailing-list-messages';
import { exportMailingLists } from './mailing-list-permission';
import type { MailingListSettings } from './mailing-list-settings';
import { MAILING_LIST_SETTINGS } from './mailing-list-settings';
import { MailingLists } from './mailing-lists';

/** Keeps the mailing lists. */
@VendurePlugin({
  imports: [PluginCommonModule, RecentCallsPlugin],
  compatibility,
  entities: [MailingListContact],
  controllers: [MailingListController],
  providers: [
    { provide: MAILING_LIST_SETTINGS, useFactory: () => MailingListPlugin.settings },
    MailingListMessages,
    MailingLists,
  ],
  adminApiExtensions: { schema: mailingListSchema, resolvers: [MailingListAdminResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(exportMailingLists);
    return config;
  },
})
export class MailingListPlugin {
  private static settings: MailingListSettings;

  static init(environment: Environment): Type<MailingListPlugin> {
    const { shopUrl, reachedAt } = environment;
    this.settings = { shopUrl, reachedAt, lists: offeredLists(environment) };
    return MailingListPlugin;
  }
}

/** The lists that the shop can write to: a live one without an account for text messages has none for phones. */
export function offeredLists(environment: Pick<Environment, 'isProduction' | 'mail'>): readonly ListName[] {
  const sendsTexts = textMessageProblem(environment) === undefined;
  return listNames.filter((name) => name !== 'sms' || sendsTexts);
}
