import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { ContactController } from '#src/plugins/contact/api/contact-controller';
import { ContactMessage } from '#src/plugins/contact/entities/contact-message.entity';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { CONTACT_ADDRESS, ContactMails } from './contact-mails';
import { ContactMessages } from './contact-messages';

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
