import { escapeHtml } from '#sandbox/shop/mail-html';
import { formatMoney } from '#sandbox/shop/money';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { sendMail } from '#sandbox/shop/outbox';

export async function sendCrossSellMail(
  { order, shop, store, now }: OrderWork,
  added: readonly LineItem[],
  amountCents: number,
): Promise<void> {
  if (order.email === null) return;
  const opening = `We have added this to your order ${order.number}, and charged your card ${formatMoney(amountCents)} more.`;
  const lines = added.map(
    (line) => `${String(line.quantity)} × ${line.variant.name}: ${formatMoney(line.priceCents * line.quantity)}`,
  );
  const total = `New total: ${formatMoney(order.totalCents)}`;
  const link = `${shop.storefrontUrl}/`;
  await sendMail(
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
        `<p><a href="${escapeHtml(link)}">${escapeHtml(shop.config.store.name)}</a></p>`,
      ].join('\n'),
      links: [link],
    },
    now,
  );
}
