import type { Day } from '#sandbox/shop/calendar-day';
import { addDays } from '#sandbox/shop/calendar-day';
import type { MailContent } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { formatDay } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { customizeLink, subscriptionLink } from '#sandbox/shop/mails/storefront-links';
import { formatMoney } from '#sandbox/shop/money';
import type { Order } from '#sandbox/shop/orders/order';
import { nextDeliveryDay } from './delivery-day';
import { paymentOf } from './paying-card';
import { addressOf, contentsList } from './subscriber';
import type { Subscription } from './subscription';
import { maxPaymentAttempts } from './subscription';
import type { SubscriptionWork } from './subscription-work';

/** Tells the customer that the delivery of today waits, because nothing can pay for it. */
export async function sendNeedsCard(work: SubscriptionWork): Promise<void> {
  const { subscription, shop } = work;
  await sendShopMail(work, await addressOf(work, subscription), {
    subject: 'Your box waits for a card',
    blocks: [
      paragraph(
        'Your club box was to ship today, but it has no card to pay with. Nothing ships and nothing is charged until you choose one. Then we tell you the day of your next box.',
      ),
      contentsList('In this delivery', subscription),
      action('Choose a card', subscriptionLink(shop, subscription.id)),
    ],
  });
}

/**
 * Tells the customer that a delivery failed and names the next step. `work` has the subscription after the attempt, `order` is
 * the canceled order.
 */
export async function sendDeliveryFailure(
  work: SubscriptionWork,
  order: Pick<Order, 'totalCents'>,
  failure: 'payment' | 'stock',
): Promise<void> {
  const { subscription } = work;
  const content = failure === 'payment' ? await paymentFailed(work, order) : soldOut(work);
  await sendShopMail(work, await addressOf(work, subscription), content);
}

async function paymentFailed(work: SubscriptionWork, order: Pick<Order, 'totalCents'>): Promise<MailContent> {
  const { subscription, shop } = work;
  const card = await paymentOf(work, subscription);
  const amount = formatMoney(order.totalCents);
  const link = subscriptionLink(shop, subscription.id);
  return {
    subject: 'Payment for your delivery failed',
    blocks: [
      paragraph(`We could not charge ${amount} to ${card}, so your club box has not shipped.`),
      paragraph(whatNext(work)),
      ...(subscription.state === 'canceled'
        ? [action('See your club box', link)]
        : [
            paragraph(
              'Choose another card, or add one, and your box goes out at once. You can also skip this delivery.',
            ),
            action('Pay for this delivery', link),
          ]),
    ],
  };
}

function whatNext({ subscription, today }: SubscriptionWork): string {
  if (subscription.state === 'canceled')
    return `We have tried ${String(maxPaymentAttempts)} times. Your club box has ended as you asked, without this delivery. Nothing is charged.`;
  const day = nextDeliveryDay(subscription, today);
  return day === undefined
    ? `We have tried ${String(maxPaymentAttempts)} times and do not try again until we have another card, or you skip this delivery.`
    : `We try again on ${formatDay(day)}. ${moreTries(subscription, day)}`;
}

/** The nightly run tries once a day. */
function moreTries({ failedTries }: Subscription, next: Day): string {
  const left = maxPaymentAttempts - failedTries;
  return left < 2
    ? 'That is the last try.'
    : `If that fails, we try every day until ${formatDay(addDays(next, left - 1))}.`;
}

function soldOut({ subscription, shop }: SubscriptionWork): MailContent {
  return {
    subject: 'Your delivery is delayed',
    blocks: [
      paragraph(
        'Something in your delivery is sold out right now. Nothing is charged now. We try again every day until it is back. You can choose other cans, skip this delivery, or cancel before that.',
      ),
      contentsList('In this delivery', subscription),
      action('Choose other cans', customizeLink(shop, subscription.id)),
    ],
  };
}
