import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { units } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { orderLink } from '#sandbox/shop/mails/storefront-links';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { orderFacts } from './order-facts';
import { prepaidTerms } from './prepaid-terms';

/** Confirms a prepaid delivery. `paid` is the order that paid for it, and `line` its line after the delivery. */
export async function sendPrepaidDelivery(work: OrderWork, paid: Order, line: LineItem): Promise<void> {
  const { order, shop } = work;
  await sendShopMail(work, order.email, {
    subject: `Your order ${order.number}`,
    title: 'Your prepaid delivery is on its way',
    blocks: [
      paragraph(`This is order ${order.number}, a delivery of your prepaid plan. It is already paid for.`),
      { kind: 'list', title: 'In this delivery', items: contentsOf(line) },
      ...prepaidTerms(paid, line),
      ...orderFacts(work),
      action('View your order', orderLink(shop, order)),
    ],
  });
}

/** Tells the shopper that a prepaid delivery is late because an item is out of stock. */
export async function sendPrepaidDelay(work: OrderWork, paid: Order, line: LineItem): Promise<void> {
  await sendShopMail(work, work.order.email, {
    subject: 'Your delivery is delayed',
    blocks: [
      paragraph(
        'Something in your prepaid delivery is sold out right now. You have already paid for it, and we try again every day.',
      ),
      { kind: 'list', title: 'In this delivery', items: contentsOf(line) },
      action('View the order that paid for it', orderLink(work.shop, paid)),
    ],
  });
}

function contentsOf({ inventory, quantity }: LineItem): readonly string[] {
  return inventory.map((one) => units(one.quantity * quantity, one.variant.name));
}
