import { sendMail } from '#sandbox/shop/outbox';
import type { Shop, Store } from '#sandbox/shop/shop';
import { composeMail } from './compose-mail';
import type { MailContent } from './mail-content';

/** The transaction in which something happened, which also stores the mail about it: both or none. */
export interface MailWork {
  readonly shop: Shop;
  readonly store: Store;
  readonly now: Date;
}

/** Sends a mail of the shop. Customers may have no e-mail; then nothing is sent. */
export async function sendShopMail(
  { shop, store, now }: MailWork,
  to: string | null,
  content: MailContent,
): Promise<void> {
  if (to === null) return;
  const sender = { name: shop.config.store.name, contactEmail: shop.config.contactEmail };
  await sendMail(store, composeMail(sender, to, content), now);
}
