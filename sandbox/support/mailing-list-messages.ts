import type { MailingListContactRow } from '#sandbox/database/schema';
import type { ListName } from '#sandbox/database/support-tables';
import type { MailContent } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { mailingListLink } from '#sandbox/shop/mails/storefront-links';
import { sendMail } from '#sandbox/shop/outbox';
import type { ShopWork } from '#sandbox/shop/shop';

interface ListWords {
  /** The path of the list's links. */
  readonly path: string;
  readonly confirm: string;
  readonly subscribed: string;
  readonly unsubscribed: string;
}

const words: Readonly<Record<ListName, ListWords>> = {
  newsletter: {
    path: '/newsletter/',
    confirm: 'Confirm your sign-up for our newsletter',
    subscribed: 'You are subscribed to our newsletter',
    unsubscribed: 'You no longer get our newsletter',
  },
  sms: {
    path: '/sms-opt-in/',
    confirm: 'Confirm your sign-up for our text messages',
    subscribed: 'You are subscribed to our text messages',
    unsubscribed: 'You no longer get our text messages',
  },
  'mothers-day': {
    path: '/mothers-day-opt-out/',
    confirm: 'Confirm that you want our e-mails about Mother’s Day',
    subscribed: 'You will get our e-mails about Mother’s Day',
    unsubscribed: 'No e-mails about Mother’s Day',
  },
  'fathers-day': {
    path: '/fathers-day-opt-out/',
    confirm: 'Confirm that you want our e-mails about Father’s Day',
    subscribed: 'You will get our e-mails about Father’s Day',
    unsubscribed: 'No e-mails about Father’s Day',
  },
  'orange-wine': {
    path: '/early-access-orange-wine/',
    confirm: 'Confirm your place on the list for orange wine',
    subscribed: 'You will hear about the orange wine first',
    unsubscribed: 'No e-mails about the orange wine',
  },
  'pink-bubbles': {
    path: '/early-access-pink-bubbles/',
    confirm: 'Confirm your place on the list for pink bubbles',
    subscribed: 'You will hear about the pink bubbles first',
    unsubscribed: 'No e-mails about the pink bubbles',
  },
  trade: {
    path: '/wswa-emails/',
    confirm: 'Confirm your sign-up for our trade news',
    subscribed: 'You are subscribed to our trade news',
    unsubscribed: 'No more trade news',
  },
};

/** Sends the confirmation link. The list sends nothing before the link was opened: anyone can type anyone's address. */
export async function sendConfirmationRequest(work: ShopWork, row: MailingListContactRow): Promise<void> {
  await send(work, row, {
    subject: wordsOf(row).confirm,
    blocks: [
      paragraph(
        'We got this request with your address. If it was you, please confirm it. The link works for seven days.',
      ),
      action('Confirm', linkOf(work, row, 'confirm')),
      paragraph('If it was not you, ignore this message. You will not hear from us again.'),
    ],
  });
}

export async function sendSubscribed(work: ShopWork, row: MailingListContactRow): Promise<void> {
  await send(work, row, {
    subject: wordsOf(row).subscribed,
    blocks: [
      paragraph('You can unsubscribe at any time. The link works without an account.'),
      action('Unsubscribe', linkOf(work, row, 'unsubscribe')),
    ],
  });
}

export async function sendUnsubscribed(work: ShopWork, row: MailingListContactRow): Promise<void> {
  await send(work, row, {
    subject: wordsOf(row).unsubscribed,
    blocks: [
      paragraph('Done. You will still get e-mails about your orders. If this was not you, or you change your mind:'),
      action('Undo', linkOf(work, row, 'confirm')),
    ],
  });
}

function wordsOf({ list }: MailingListContactRow): ListWords {
  return words[list];
}

function linkOf({ shop }: ShopWork, row: MailingListContactRow, asks: 'confirm' | 'unsubscribe'): string {
  return mailingListLink(shop, wordsOf(row).path, asks, row.token);
}

/** The page that takes off every list, whichever the token is of. */
export function unsubscribePage(shop: Parameters<typeof mailingListLink>[0], token: string): string {
  return mailingListLink(shop, words.newsletter.path, 'unsubscribe', encodeURIComponent(token));
}

async function send(work: ShopWork, row: MailingListContactRow, content: MailContent): Promise<void> {
  if (row.list !== 'sms') return sendShopMail(work, row.contact, content);
  const { name } = work.shop.config.store;
  const link = content.blocks.find((block) => block.kind === 'action');
  const text = `${name}: ${content.subject}. ${link ? `${link.label}: ${link.url} ` : ''}Reply STOP to end, HELP for help. Msg & data rates may apply.`;
  await sendMail(
    work.store,
    { channel: 'sms', to: row.contact, subject: content.subject, text, html: '', links: link ? [link.url] : [] },
    work.now,
  );
}
