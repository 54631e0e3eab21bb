import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { ContactController } from '#src/services/contact/contact-controller';
import { CONTACT_ADDRESS, ContactMails } from '#src/services/contact/contact-mails';
import { ContactMessage } from '#src/services/contact/contact-message.entity';
import { ContactMessages } from '#src/services/contact/contact-messages';
import { RecentCallsPlugin } from './recent-calls-plugin';

/** Takes messages to the shop, and mails them to its people. */
@VendurePlugin({
  imports: [PluginCommonModule, RecentCallsPlugin],
  compatibility,
  entities: [ContactMessage],
  controllers: [ContactController],
  providers: [{ provide: CONTACT_ADDRESS, useFactory: () => ContactPlugin.address }, ContactMails, ContactMessages],
})
export class ContactPlugin {
  private static address: string;

  /** Takes the address of the shop's people. */
  static init(address: string): Type<ContactPlugin> {
    this.address = address;
    return ContactPlugin;
  }
}
