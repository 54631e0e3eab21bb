import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { SentMail } from '#src/plugins/mail/entities/sent-mail.entity';
import { SubscriptionPlugin } from '#src/plugins/subscription/subscription.plugin';
import { ForgottenMails, forgetSentMails } from './forgotten-mails';
import { MAIL_SENDER, mailSenderOf } from './mail-sender';
import { MailWriter } from './mail-writer';
import { ShopMails } from './shop-mails';
import { bringBackStuckMails, StuckMails } from './stuck-mails';

/** Mails the events of orders to their buyers and to the shop. */
@VendurePlugin({
  imports: [PluginCommonModule, SubscriptionPlugin],
  compatibility,
  entities: [SentMail],
  providers: [
    { provide: MAIL_SENDER, useFactory: () => mailSenderOf(MailPlugin.environment) },
    { provide: MailWriter, useFactory: () => new MailWriter(MailPlugin.environment) },
    ForgottenMails,
    ShopMails,
    StuckMails,
  ],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), bringBackStuckMails, forgetSentMails];
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
