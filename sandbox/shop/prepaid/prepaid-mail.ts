import { escapeHtml } from '#sandbox/shop/mail-html';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { sendMail } from '#sandbox/shop/outbox';

/** Tells the shopper that a prepaid delivery is late because an item is out of stock. */
export async function sendPrepaidDelay(
  { order, store, shop, now }: OrderWork,
  { inventory, quantity }: LineItem,
): Promise<void> {
  if (order.email === null) return;
  const contents = inventory.map((one) => `${String(one.quantity * quantity)} × ${one.variant.name}`).join(', ');
  const sentence = `We cannot put your delivery together just now: ${contents}. It is paid, and we try again every day.`;
  const link = `${shop.storefrontUrl}/`;
  await sendMail(
    store,
    {
      to: order.email,
      subject: 'Your delivery has to wait',
      text: `${sentence}\n\n${link}`,
      html: `<p>${escapeHtml(sentence)}</p>\n<p><a href="${escapeHtml(link)}">${escapeHtml(shop.config.store.name)}</a></p>`,
      links: [link],
    },
    now,
  );
}
