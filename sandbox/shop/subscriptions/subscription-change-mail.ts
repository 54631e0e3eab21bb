import { todayOf } from '#sandbox/shop/calendar-day';
import type { MailBlock, MailContent } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { formatDay } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { clubLink } from '#sandbox/shop/mails/storefront-links';
import { formatMoney } from '#sandbox/shop/money';
import type { ShopWork } from '#sandbox/shop/shop';
import { nextCharge } from './next-charge';
import { addressOf, memberDiscount } from './subscriber';
import type { Subscription } from './subscription';
import type { SubscriptionChange } from './subscription-change';
import { detailsContent } from './subscription-details';
import { subscriptionTerms } from './subscription-terms';

/** Confirms a change by the customer, from the differences: a call that changes nothing sends nothing. */
export async function sendSubscriptionChange(work: ShopWork, change: SubscriptionChange): Promise<void> {
  const content = await contentOf(work, change);
  if (content) await sendShopMail(work, await addressOf(work, change.after), content);
}

async function contentOf(work: ShopWork, change: SubscriptionChange): Promise<MailContent | undefined> {
  const { before, after } = change;
  if (after.state !== before.state)
    return after.state === 'pending_cancellation' ? endingContent(work, after) : canceledContent(work, after);
  if (after.paused !== before.paused) return after.paused ? pausedContent(work, after) : resumedContent(work, after);
  if (after.skipCount !== before.skipCount) return skippedContent(work, change);
  return detailsContent(work, change);
}

async function skippedContent(work: ShopWork, { before, after }: SubscriptionChange): Promise<MailContent> {
  const day = formatDay(before.actionableDate ?? todayOf(work.now));
  return {
    subject: `Your delivery on ${day} is skipped`,
    blocks: [paragraph(`Nothing ships and nothing is charged for ${day}.`), ...(await subscriptionTerms(work, after))],
  };
}

async function pausedContent(work: ShopWork, after: Subscription): Promise<MailContent> {
  const { actionableDate } = after;
  return {
    subject: 'Your club box is paused',
    blocks: [
      paragraph(
        actionableDate === null
          ? 'Nothing ships and nothing is charged until you resume it.'
          : `Nothing ships and nothing is charged before ${formatDay(actionableDate)}. Your boxes start again on that day.`,
      ),
      ...(await discountNow(work, after, 'is paused too')),
      ...(await subscriptionTerms(work, after)),
    ],
  };
}

async function resumedContent(work: ShopWork, after: Subscription): Promise<MailContent> {
  return {
    subject: 'Your club box is active again',
    blocks: [
      paragraph(`The next delivery is on ${formatDay(after.actionableDate ?? todayOf(work.now))}.`),
      ...(await discountNow(work, after)),
      ...(await subscriptionTerms(work, after)),
    ],
  };
}

async function canceledContent(work: ShopWork, after: Subscription): Promise<MailContent> {
  return {
    subject: 'Your club box is canceled',
    blocks: [
      paragraph('Nothing more ships and nothing more is charged. Orders that you have already placed still arrive.'),
      ...(await discountNow(work, after, 'ended today')),
      ...joinAgain(work, after),
    ],
  };
}

async function endingContent(work: ShopWork, after: Subscription): Promise<MailContent> {
  const charge = await nextCharge(work, after);
  const last = charge
    ? `One more delivery ships on ${formatDay(charge.day)}, because it is too close to stop. We charge ${formatMoney(charge.totalCents)} for it. After that nothing more ships and nothing more is charged.`
    : 'Nothing more ships and nothing more is charged.';
  return {
    subject: 'Your club box ends after one more delivery',
    blocks: [
      paragraph(last),
      ...(await discountNow(work, after, 'counts for this last delivery; for other orders it ended today')),
      ...(await subscriptionTerms(work, after)),
    ],
  };
}

/** The member discount in the shop from now on. `without` names the reason when no club is active. */
async function discountNow(work: ShopWork, after: Subscription, without?: string): Promise<readonly MailBlock[]> {
  if (after.clubCans === null) return [];
  const percent = await memberDiscount(work, after.customerId);
  if (percent !== undefined) return [paragraph(`Your member discount in the shop is ${percent}.`)];
  return without === undefined ? [] : [paragraph(`Your member discount ${without}.`)];
}

function joinAgain({ shop }: ShopWork, { clubCans }: Subscription): readonly MailBlock[] {
  return clubCans === null
    ? []
    : [paragraph('You can join again at any time.'), action('See the can club', clubLink(shop))];
}
