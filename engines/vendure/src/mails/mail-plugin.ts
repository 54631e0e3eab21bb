import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import type { Environment } from '#src/config/environment';
import { MAIL_SENDER, mailSenderOf } from './mail-sender';
import { SentMail } from './sent-mail.entity';
import type { MailSettings } from './shop-mails';
import { MAIL_SETTINGS, ShopMails } from './shop-mails';
import { bringBackStuckMails, StuckMails } from './stuck-mails';

/** Name under which the shop writes. */
const SENDER = 'Ringpull';

/** Mails placed orders, shipments and links of orders. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  entities: [SentMail],
  providers: [
    { provide: MAIL_SENDER, useFactory: () => mailSenderOf(MailPlugin.environment) },
    {
      provide: MAIL_SETTINGS,
      useFactory: (): MailSettings => ({ shopUrl: MailPlugin.environment.shopUrl, sender: SENDER }),
    },
    ShopMails,
    StuckMails,
  ],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), bringBackStuckMails];
    return config;
  },
})
export class MailPlugin {
  private static environment: Environment;

  static init(environment: Environment): Type<MailPlugin> {
    this.environment = environment;
    return MailPlugin;
  }
}
