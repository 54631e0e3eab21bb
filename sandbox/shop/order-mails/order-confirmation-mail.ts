import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { orderLink } from '#sandbox/shop/mails/storefront-links';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import type { SubscriptionChange } from '#sandbox/shop/subscriptions/subscription-change';
import { subscriptionTerms } from '#sandbox/shop/subscriptions/subscription-terms';
import { orderFacts } from './order-facts';
import type { ClubBox } from './order-rows';
import { deliveredBox, joinedBoxes, lineRows, totalRows } from './order-rows';
import { prepaidTerms } from './prepaid-terms';

/** Confirms a placed order, in the transaction that completes it, with the terms of its recurring parts. */
export async function sendOrderConfirmation(work: OrderWork, subscriptions: readonly Subscription[]): Promise<void> {
  await send(work, {
    title: 'Thank you for your order',
    opening: `We have received your order ${work.order.number}. Keep this e-mail as your receipt.`,
    boxes: joinedBoxes(work.order),
    terms: await termsOf(work, subscriptions),
  });
}

/** Confirms a delivery of a subscription, with the next one. */
export async function sendDeliveryConfirmation(work: OrderWork, { before, after }: SubscriptionChange): Promise<void> {
  const terms = await termsOf(work, [after]);
  const last = 'It was the last one: your club box has ended, and nothing more is charged.';
  await send(work, {
    title: 'Your club box is on its way',
    opening: [
      `This is order ${work.order.number}, a delivery of your club box.`,
      ...(terms.length === 0 ? [last] : []),
    ].join(' '),
    boxes: [deliveredBox(work.order, before)],
    terms,
  });
}

interface Confirmation {
  readonly title: string;
  readonly opening: string;
  readonly boxes: readonly ClubBox[];
  readonly terms: readonly MailBlock[];
}

async function send(work: OrderWork, { title, opening, boxes, terms }: Confirmation): Promise<void> {
  const { order, shop } = work;
  await sendShopMail(work, order.email, {
    subject: `Your order ${order.number}`,
    title,
    blocks: [
      paragraph(opening),
      { kind: 'amounts', rows: await lineRows(work, boxes) },
      { kind: 'amounts', rows: totalRows(work) },
      ...terms,
      ...orderFacts(work),
      action('View your order', orderLink(shop, order)),
    ],
  });
}

async function termsOf(work: OrderWork, subscriptions: readonly Subscription[]): Promise<readonly MailBlock[]> {
  const terms: MailBlock[] = [];
  for (const subscription of subscriptions) terms.push(...(await subscriptionTerms(work, subscription)));
  return [...terms, ...work.order.lines.flatMap((line) => prepaidTerms(work.order, line))];
}
