import type { OrderRow } from '#sandbox/database/schema';
import type { ShopWork } from '#sandbox/shop/shop';
import { action, paragraph } from './mail-content';
import { sendShopMail } from './send-shop-mail';
import { orderLink } from './storefront-links';

/** Sends the link of a placed order to the address that it was placed with. */
export async function sendOrderLink(work: ShopWork, order: OrderRow): Promise<void> {
  await sendShopMail(work, order.email, {
    subject: `The link to your order ${order.number}`,
    blocks: [
      paragraph(`Somebody asked for the link to order ${order.number} with this e-mail address. Here it is.`),
      action('View your order', orderLink(work.shop, order)),
      paragraph('Anyone with the link can see the order, so keep it to yourself.'),
      paragraph('If this was not you, ignore this e-mail. We sent the link to nobody else.'),
    ],
  });
}
