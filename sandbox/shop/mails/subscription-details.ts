import type { ShopWork } from '#sandbox/shop/shop';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import type { MailBlock, MailContent } from './mail-content';
import { paragraph } from './mail-content';
import { addressLines, every, formatDay } from './phrases';
import { contentsList } from './subscriber';
import type { SubscriptionChange } from './subscription-change';
import { paymentOf, subscriptionTerms } from './subscription-terms';

interface Detail {
  /** The subject when nothing else has changed. */
  readonly subject: string;
  readonly block: MailBlock;
}

/** Confirms changed cans, frequency, dates, address or card. Undefined when all of them are as before. */
export async function detailsContent(
  work: ShopWork,
  { before, after }: SubscriptionChange,
): Promise<MailContent | undefined> {
  const details = await changedDetails(work, { before, after });
  const [first, ...more] = details;
  if (!first) return undefined;
  return {
    subject: more.length === 0 ? first.subject : 'Your club box has changed',
    blocks: [...details.map(({ block }) => block), ...(await subscriptionTerms(work, after))],
  };
}

async function changedDetails(work: ShopWork, { before, after }: SubscriptionChange): Promise<readonly Detail[]> {
  const details: Detail[] = [];
  if (cansOf(before) !== cansOf(after))
    details.push({
      subject: 'The cans in your club box have changed',
      block: contentsList('In your next delivery', after),
    });
  if (every(before) !== every(after))
    details.push({
      subject: `Your club box now comes ${every(after)}`,
      block: paragraph(`It comes ${every(after)} now.`),
    });
  if (before.actionableDate !== after.actionableDate && after.actionableDate !== null) {
    const day = formatDay(after.actionableDate);
    details.push({ subject: `Your next delivery is on ${day}`, block: paragraph(`The next delivery is on ${day}.`) });
  }
  if (before.endDate !== after.endDate) {
    const end = after.endDate === null ? 'It goes on until you cancel it.' : `It ends on ${formatDay(after.endDate)}.`;
    details.push({ subject: 'The last day of your club box has changed', block: paragraph(end) });
  }
  if (after.shipAddress && before.shipAddressId !== after.shipAddressId)
    details.push({
      subject: 'Your club box ships to another address',
      block: fact('Ships to', addressLines(work.shop.config, after.shipAddress).join('\n')),
    });
  if (before.creditCardId !== after.creditCardId)
    details.push({
      subject: 'Your club box is paid with another card',
      block: fact('Paid with', await paymentOf(work, after)),
    });
  return details;
}

function fact(term: string, description: string): MailBlock {
  return { kind: 'facts', rows: [[term, description]] };
}

function cansOf({ lines }: Subscription): string {
  return JSON.stringify(lines.map(({ variantId, quantity, oneTime }) => [variantId, quantity, oneTime]).toSorted());
}
