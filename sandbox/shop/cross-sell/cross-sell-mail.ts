import { escapeHtml } from '#sandbox/shop/mail-html';
import { displayed } from '#sandbox/shop/money';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { postMail } from '#sandbox/shop/outbox';

/** Tells the shopper what was added and charged. */
export async function postCrossSellMail(
  { order, shop, store, now }: OrderWork,
  added: readonly LineItem[],
  amountCents: number,
): Promise<void> {
  if (order.email === null) return;
  const opening = `We have added this to your order ${order.number}, and charged your card ${displayed(amountCents)} more.`;
  const lines = added.map(
    (line) => `${String(line.quantity)} × ${line.variant.name}: ${displayed(line.priceCents * line.quantity)}`,
  );
  const total = `New total: ${displayed(order.totalCents)}`;
  const link = `${shop.storefrontUrl}/`;
  await postMail(
    store,
    {
      to: order.email,
      subject: `Added to your order ${order.number}`,
      text: [opening, '', ...lines, total, '', 'It comes in the same box.', link].join('\n'),
      html: [
        `<p>${escapeHtml(opening)}</p>`,
        `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
        `<p>${escapeHtml(total)}</p>`,
        '<p>It comes in the same box.</p>',
        `<p><a href="${escapeHtml(link)}">${escapeHtml(shop.world.store.name)}</a></p>`,
      ].join('\n'),
      links: [link],
    },
    now,
  );
}
