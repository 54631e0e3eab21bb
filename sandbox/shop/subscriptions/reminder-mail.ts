import type { ReminderType } from '#sandbox/database/subscription-tables';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { formatDay } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { customizeLink } from '#sandbox/shop/mails/storefront-links';
import { formatMoney } from '#sandbox/shop/money';
import type { SubscriptionWork } from './change-subscription';
import { nextCharge } from './next-charge';
import { addressOf, contentsList } from './subscriber';
import { paymentOf, subscriptionTerms } from './subscription-terms';

/** Reminds the customer of the next delivery: its day, its charge, its cans. */
export async function sendReminder(work: SubscriptionWork, type: ReminderType): Promise<void> {
  const { subscription, shop } = work;
  const charge = await nextCharge(work, subscription);
  if (!charge) return;
  const day = formatDay(charge.day);
  await sendShopMail(work, await addressOf(work, subscription), {
    subject: type === 'default' ? `Your next club box ships on ${day}` : 'Last chance to change your club box',
    blocks: [
      paragraph(
        `On ${day} we charge ${formatMoney(charge.totalCents)} to ${await paymentOf(work, subscription)} and ship your club box.`,
      ),
      contentsList('In this delivery', subscription),
      paragraph(`If you like it as it is, there is nothing to do. Change, skip, pause or cancel it before ${day}.`),
      action('Choose your cans', customizeLink(shop, subscription.id)),
      ...(await subscriptionTerms(work, subscription)),
    ],
  });
}
