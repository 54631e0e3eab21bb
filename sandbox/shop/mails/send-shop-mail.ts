import { sendMail } from '#sandbox/shop/outbox';
import type { ShopWork } from '#sandbox/shop/shop';
import { composeMail } from './compose-mail';
import type { MailContent } from './mail-content';

/**
 * Sends a mail of the shop, in the transaction of the change that it confirms: both happen or none. Customers may have no e-mail; then
 * nothing is sent.
 */
export async function sendShopMail(
  { shop, store, now }: ShopWork,
  to: string | null,
  content: MailContent,
): Promise<void> {
  if (to === null) return;
  const sender = { name: shop.config.store.name, contactEmail: shop.config.contactEmail };
  await sendMail(store, composeMail(sender, to, content), now);
}
