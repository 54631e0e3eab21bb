import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { units } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { orderLink } from '#sandbox/shop/mails/storefront-links';
import { formatMoney } from '#sandbox/shop/money';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';

/** Confirms units that were added to a placed order, and the amount with tax that the card was charged for them. */
export async function sendAddedToOrderMail(
  work: OrderWork,
  added: readonly LineItem[],
  amountCents: number,
): Promise<void> {
  const { order, shop } = work;
  const isShipped = added.some(({ variant }) => !variant.digital);
  await sendShopMail(work, order.email, {
    subject: `Added to your order ${order.number}`,
    blocks: [
      paragraph(
        `We have added this to your order ${order.number}, and charged your card ${formatMoney(amountCents)} more.`,
      ),
      {
        kind: 'amounts',
        rows: [
          ...added.map(({ quantity, variant, priceCents }) => ({
            label: units(quantity, variant.name),
            amount: formatMoney(priceCents * quantity),
          })),
          { label: 'New total of the order', amount: formatMoney(order.totalCents), isTotal: true },
        ],
      },
      ...(isShipped ? [paragraph('It comes with the rest of your order, with no extra shipping.')] : []),
      action('View your order', orderLink(shop, order)),
    ],
  });
}
