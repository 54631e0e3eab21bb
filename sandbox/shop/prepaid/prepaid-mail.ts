import { escapeHtml } from '#sandbox/shop/mail-html';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { postMail } from '#sandbox/shop/outbox';

/** Tells that a delivery that is paid has to wait, since something in it has run out. */
export async function postPrepaidDelay(
  { order, store, shop, now }: OrderWork,
  { goods, quantity }: LineItem,
): Promise<void> {
  if (order.email === null) return;
  const contents = goods.map((one) => `${String(one.quantity * quantity)} × ${one.variant.name}`).join(', ');
  const sentence = `We cannot put your delivery together just now: ${contents}. It is paid, and we try again every day.`;
  const link = `${shop.storefrontUrl}/`;
  await postMail(
    store,
    {
      to: order.email,
      subject: 'Your delivery has to wait',
      text: `${sentence}\n\n${link}`,
      html: `<p>${escapeHtml(sentence)}</p>\n<p><a href="${escapeHtml(link)}">${escapeHtml(shop.world.store.name)}</a></p>`,
      links: [link],
    },
    now,
  );
}
