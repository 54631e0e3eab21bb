import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { SubscriptionPlugin } from '#src/plugin/subscription/subscription-plugin';
import { MAIL_SENDER, mailSenderOf } from './mail-sender';
import { MailWriter } from './mail-writer';
import { MessageThrottle, forgetMessageTimes } from './message-throttle';
import { MessageTime } from './message-time.entity';
import { SentMail } from './sent-mail.entity';
import { ShopMails } from './shop-mails';
import { bringBackStuckMails, StuckMails } from './stuck-mails';

/** Mails what happens to orders, to their buyers and to those who run the shop. */
@VendurePlugin({
  imports: [PluginCommonModule, SubscriptionPlugin],
  compatibility,
  entities: [SentMail, MessageTime],
  providers: [
    { provide: MAIL_SENDER, useFactory: () => mailSenderOf(MailPlugin.environment) },
    { provide: MailWriter, useFactory: () => new MailWriter(MailPlugin.environment) },
    MessageThrottle,
    ShopMails,
    StuckMails,
  ],
  exports: [MessageThrottle],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), bringBackStuckMails, forgetMessageTimes];
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
