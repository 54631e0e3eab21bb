import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { textMessageProblem } from '#src/mails/mail-sender';
import type { ListName } from '#src/services/mailing-list/mailing-list';
import { listNames } from '#src/services/mailing-list/mailing-list';
import { MailingListAdminResolver } from '#src/services/mailing-list/mailing-list-admin-resolver';
import { MailingListContact } from '#src/services/mailing-list/mailing-list-contact.entity';
import { MailingListController } from '#src/services/mailing-list/mailing-list-controller';
import { MailingListMessages } from '#src/services/mailing-list/mailing-list-messages';
import { exportMailingLists } from '#src/services/mailing-list/mailing-list-permission';
import { mailingListSchema } from '#src/services/mailing-list/mailing-list-schema';
import type { MailingListSettings } from '#src/services/mailing-list/mailing-list-settings';
import { MAILING_LIST_SETTINGS } from '#src/services/mailing-list/mailing-list-settings';
import { MailingLists } from '#src/services/mailing-list/mailing-lists';
import { RecentCallsPlugin } from './recent-calls-plugin';

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
