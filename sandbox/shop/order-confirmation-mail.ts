import { escapeHtml } from './mail-html';
import { formatDiscount, formatMoney } from './money';
import type { OrderWork } from './orders/order-work';
import { sendMail } from './outbox';

/** Sends the order confirmation, in the transaction that completes the order. */
export async function sendOrderConfirmation(work: OrderWork): Promise<void> {
  const { order, shop } = work;
  if (order.email === null) return;
  const rows: [string, string][] = [
    ...order.lines.map((line): [string, string] => [
      `${String(line.quantity)} × ${line.variant.name}`,
      formatMoney(line.priceCents * line.quantity),
    ]),
    ['Subtotal', formatMoney(order.itemTotalCents)],
    ['Discounts', formatDiscount(order.adjustmentTotalCents - order.additionalTaxTotalCents)],
    ['Shipping', formatMoney(order.shipTotalCents)],
    ['Tax', formatMoney(order.additionalTaxTotalCents)],
    ['Total', formatMoney(order.totalCents)],
  ];
  const greeting = `Thank you for your order ${order.number} at ${shop.config.store.name}.`;
  const shopLink = `${shop.storefrontUrl}/`;
  await sendMail(
    work.store,
    {
      to: order.email,
      subject: `Your order ${order.number}`,
      text: [
        greeting,
        '',
        ...rows.map(([label, amount]) => `${label}: ${amount}`),
        '',
        'An adult has to sign for wine on delivery.',
        shopLink,
      ].join('\n'),
      html: [
        `<p>${escapeHtml(greeting)}</p>`,
        `<table>${rows.map(([label, amount]) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(amount)}</td></tr>`).join('')}</table>`,
        '<p>An adult has to sign for wine on delivery.</p>',
        `<p><a href="${escapeHtml(shopLink)}">${escapeHtml(shop.config.store.name)}</a></p>`,
      ].join('\n'),
      links: [shopLink],
    },
    work.now,
  );
}
