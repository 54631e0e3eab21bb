import type { CustomerRow } from '#sandbox/database/schema';
import type { ReminderType } from '#sandbox/database/subscription-tables';
import { escapeHtml } from '#sandbox/shop/mail-html';
import { sendMail } from '#sandbox/shop/outbox';
import type { SubscriptionWork } from './change-subscription';
import { maxPaymentAttempts } from './subscription';

interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The text of the link to the subscription's page. */
  readonly action: string;
}

export async function sendReminder(work: SubscriptionWork, customer: CustomerRow, type: ReminderType): Promise<void> {
  const day = formatDay(work.subscription.actionableDate ?? work.today);
  const contents = `Your next delivery leaves on ${day}: ${contentsOf(work)}.`;
  await sendToSubscriber(
    work,
    customer,
    type === 'default'
      ? {
          subject: 'Your next cans',
          action: 'Choose your cans',
          paragraphs: [
            contents,
            'Nothing to do if you like it as it is. Until that day you can choose other cans, skip, or pause.',
          ],
        }
      : {
          subject: 'Last chance to choose your cans',
          action: 'Choose your cans',
          paragraphs: [contents, 'Three days are left to choose other cans, skip, or pause.'],
        },
  );
}

/** Tells the shopper that a delivery failed and what happens next. Out of stock is reported once. */
export async function sendDeliveryFailure(
  work: SubscriptionWork,
  customer: CustomerRow,
  failure: 'payment' | 'stock',
): Promise<void> {
  const tries = work.subscription.failedTries + 1;
  if (failure === 'stock' && tries > 1) return;
  await sendToSubscriber(
    work,
    customer,
    failure === 'payment'
      ? {
          subject: 'Your delivery could not be paid',
          action: 'Choose another card',
          paragraphs: [
            'Your card was declined, so your delivery has not left.',
            tries < maxPaymentAttempts
              ? 'We try again tomorrow.'
              : 'We have tried three times and wait for another card.',
          ],
        }
      : {
          subject: 'Your delivery has to wait',
          action: 'Choose other cans',
          paragraphs: [`We cannot put your delivery together just now: ${contentsOf(work)}. We try again every day.`],
        },
  );
}

async function sendToSubscriber(
  { shop, store, subscription, now }: SubscriptionWork,
  customer: CustomerRow,
  { subject, paragraphs, action }: MailContent,
): Promise<void> {
  const to = customer.email ?? subscription.email;
  if (to === null) return;
  const link = `${shop.storefrontUrl}/account/club/customize/${String(subscription.id)}`;
  await sendMail(
    store,
    {
      to,
      subject,
      text: [...paragraphs, `${action}: ${link}`].join('\n\n'),
      html: [
        ...paragraphs.map((one) => `<p>${escapeHtml(one)}</p>`),
        `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      ].join('\n'),
      links: [link],
    },
    now,
  );
}

function contentsOf({ subscription: { lines } }: SubscriptionWork): string {
  return lines.map(({ quantity, variant }) => `${String(quantity)} × ${variant.name}`).join(', ');
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00.000Z`),
  );
}
