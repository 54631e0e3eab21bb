import { escapeHtml } from './mail-html';
import { displayed, displayedDiscount } from './money';
import type { OrderWork } from './orders/order-work';
import { postMail } from './outbox';

/** Tells the shopper that the order has arrived, in the same transaction that completes it. */
export async function postOrderConfirmation(work: OrderWork): Promise<void> {
  const { order, shop } = work;
  if (order.email === null) return;
  const rows: [string, string][] = [
    ...order.lines.map((line): [string, string] => [
      `${String(line.quantity)} × ${line.variant.name}`,
      displayed(line.priceCents * line.quantity),
    ]),
    ['Subtotal', displayed(order.itemTotalCents)],
    ['Discounts', displayedDiscount(order.adjustmentTotalCents - order.additionalTaxTotalCents)],
    ['Shipping', displayed(order.shipTotalCents)],
    ['Tax', displayed(order.additionalTaxTotalCents)],
    ['Total', displayed(order.totalCents)],
  ];
  const greeting = `Thank you for your order ${order.number} at ${shop.world.store.name}.`;
  const shopLink = `${shop.storefrontUrl}/`;
  await postMail(
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
        `<p><a href="${escapeHtml(shopLink)}">${escapeHtml(shop.world.store.name)}</a></p>`,
      ].join('\n'),
      links: [shopLink],
    },
    work.now,
  );
}
