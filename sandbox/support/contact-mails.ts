import { paragraph } from '#sandbox/shop/mails/mail-content';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import type { ShopWork } from '#sandbox/shop/shop';

export interface SentMessage {
  readonly idempotencyKey: string;
  readonly topic: string;
  readonly orderNumber: string | null;
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

const topicNames: Readonly<Record<string, string>> = {
  address: 'The address on an order',
  damage: 'Something damaged or missing',
  payment: 'A payment',
  club: 'The can club',
  'gift-card': 'A gift card',
  wine: 'A wine',
  'team-tasting': 'A tasting for a team',
  account: 'An account',
  other: 'Something else',
};

/**
 * The message to the shop, and a receipt to its sender, without their words: anyone can type anyone's address. A contact who
 * had a message just before gets no receipt.
 */
export async function sendContactMails(work: ShopWork, message: SentMessage): Promise<void> {
  const about = topicNames[message.topic] ?? message.topic;
  const order: readonly (readonly [string, string])[] =
    message.orderNumber === null ? [] : [['Order', message.orderNumber]];
  const subject = [about, message.orderNumber].filter(Boolean).join(', ');
  await sendShopMail(work, work.shop.config.contactEmail, {
    subject: `Question: ${subject}`,
    blocks: [
      { kind: 'facts', rows: [['From', `${oneLine(message.name)}, ${message.email}`], ['About', about], ...order] },
      { kind: 'quote', text: message.text },
    ],
  });
  if (!work.shop.messageThrottle.take(message.email)) return;
  await sendShopMail(work, message.email, {
    subject: `We have your message: ${subject}`,
    blocks: [
      paragraph('Thank you for writing. A person reads it and answers within one business day, to this address.'),
      { kind: 'facts', rows: [['About', about], ...order] },
      paragraph('If you did not write this, somebody entered your address by mistake. You do not have to do anything.'),
    ],
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
