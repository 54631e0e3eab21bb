import type { MailBlock, MailContent } from '#sandbox/shop/mails/mail-content';
import { fact, paragraph } from '#sandbox/shop/mails/mail-content';
import { addressLines, every, formatDay } from '#sandbox/shop/mails/phrases';
import type { ShopWork } from '#sandbox/shop/shop';
import { paymentOf } from './paying-card';
import { contentsList, memberDiscount } from './subscriber';
import type { Subscription } from './subscription';
import type { SubscriptionChange } from './subscription-change';
import { subscriptionTerms } from './subscription-terms';

interface Detail {
  /** The subject when nothing else has changed. */
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** Confirms changed size, cans, frequency, dates, address or card. Undefined when all of them are as before. */
export async function detailsContent(
  work: ShopWork,
  { before, after }: SubscriptionChange,
): Promise<MailContent | undefined> {
  const details = await changedDetails(work, { before, after });
  const [first, ...more] = details;
  if (!first) return undefined;
  return {
    subject: more.length === 0 ? first.subject : 'Your club box has changed',
    blocks: [...details.flatMap(({ blocks }) => blocks), ...(await subscriptionTerms(work, after))],
  };
}

async function changedDetails(work: ShopWork, { before, after }: SubscriptionChange): Promise<readonly Detail[]> {
  const details: Detail[] = [];
  if (before.clubCans !== after.clubCans && after.clubCans !== null) {
    const percent = await memberDiscount(work, after.customerId);
    const discount = percent === undefined ? [] : [paragraph(`Your member discount in the shop is ${percent}.`)];
    details.push({
      subject: `Your club box now has ${String(after.clubCans)} cans`,
      blocks: [contentsList('In your next delivery', after), ...discount],
    });
  } else if (cansOf(before) !== cansOf(after))
    details.push({
      subject: 'The cans in your club box have changed',
      blocks: [contentsList('In your next delivery', after)],
    });
  if (every(before) !== every(after))
    details.push({
      subject: `Your club box now comes ${every(after)}`,
      blocks: [paragraph(`It comes ${every(after)} now.`)],
    });
  if (before.actionableDate !== after.actionableDate && after.actionableDate !== null) {
    const day = formatDay(after.actionableDate);
    details.push({
      subject: `Your next delivery is on ${day}`,
      blocks: [paragraph(`The next delivery is on ${day}.`)],
    });
  }
  if (before.endDate !== after.endDate) {
    const end = after.endDate === null ? 'It goes on until you cancel it.' : `It ends on ${formatDay(after.endDate)}.`;
    details.push({ subject: 'The last day of your club box has changed', blocks: [paragraph(end)] });
  }
  if (after.shipAddress && before.shipAddressId !== after.shipAddressId)
    details.push({
      subject: 'Your club box ships to another address',
      blocks: [fact('Ships to', addressLines(work.shop.config, after.shipAddress).join('\n'))],
    });
  if (before.creditCardId !== after.creditCardId)
    details.push({
      subject: 'Your club box is paid with another card',
      blocks: [fact('Paid with', await paymentOf(work, after))],
    });
  return details;
}

function cansOf({ lines }: Subscription): string {
  return JSON.stringify(lines.map(({ variantId, quantity, oneTime }) => [variantId, quantity, oneTime]).toSorted());
}
