import { totalCans } from '#sandbox/shop/club/club';
import { paragraph } from '#sandbox/shop/mails/mail-content';
import { every } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { addressOf, contentsList, memberDiscount } from '#sandbox/shop/subscriptions/subscriber';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import { subscriptionTerms } from '#sandbox/shop/subscriptions/subscription-terms';

/** Welcomes to the club, with the terms of the subscription that the order has begun. */
export async function sendWelcome(work: OrderWork, subscription: Subscription): Promise<void> {
  const { clubCans, lines } = subscription;
  const cans = String(totalCans(lines));
  await sendShopMail(work, await addressOf(work, subscription), {
    subject: clubCans === null ? 'Your club box has started' : 'Welcome to the can club',
    blocks: [
      paragraph(
        `Your club box: ${cans} cans, ${every(subscription)}. The first one is your order ${work.order.number}.`,
      ),
      paragraph(await membership(work, subscription)),
      contentsList('In your box', subscription),
      ...(await subscriptionTerms(work, subscription)),
    ],
  });
}

/** A box of another size than a club makes no member, but its owner may be one by another box. */
async function membership(work: OrderWork, { customerId }: Subscription): Promise<string> {
  const percent = await memberDiscount(work, customerId);
  return percent === undefined
    ? 'Boxes of 12 or 24 cans get a member discount. This box has another number of cans, so it gets none.'
    : `While your club is active, you get ${percent} off every can and pack in the shop.`;
}
