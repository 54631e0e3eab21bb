import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import type { MailBlock, MailContent } from './mail-content';
import { paragraph } from './mail-content';
import { every } from './phrases';
import { sendShopMail } from './send-shop-mail';
import { addressOf, contentsList, memberDiscount } from './subscriber';
import { subscriptionTerms } from './subscription-terms';

/** Welcomes a new member of the club, or confirms another subscription, with its terms. `work` is the order that began it. */
export async function sendWelcome(work: OrderWork, subscription: Subscription): Promise<void> {
  const { number } = work.order;
  const terms = await subscriptionTerms(work, subscription);
  const content: MailContent =
    subscription.clubCans === null
      ? {
          subject: 'Your subscription has started',
          blocks: [
            paragraph(`Your order ${number} is the first delivery. The same comes again ${every(subscription)}.`),
            contentsList('In each delivery', subscription),
            ...terms,
          ],
        }
      : {
          subject: 'Welcome to the can club',
          blocks: [
            paragraph(
              `Your club box: ${String(subscription.clubCans)} cans, ${every(subscription)}. The first one is your order ${number}.`,
            ),
            ...(await benefits(work, subscription)),
            contentsList('In your box', subscription),
            ...terms,
          ],
        };
  await sendShopMail(work, await addressOf(work, subscription), content);
}

async function benefits(work: OrderWork, { customerId }: Subscription): Promise<readonly MailBlock[]> {
  const percent = await memberDiscount(work, customerId);
  return percent === undefined
    ? []
    : [paragraph(`While your club is active, you get ${percent} off every can and pack in the shop.`)];
}
