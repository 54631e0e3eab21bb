import { textableUsPhone } from '#src/domain/address-book/us-phone';
import { oneLine } from '#src/domain/text/one-line';

/**
 * The messages that people can get from the shop besides mails about their orders. The days are for subscribers of the
 * newsletter who do not want reminders of a holiday (spec §2 sms-opt-in, Mother's Day and Father's Day opt-out pages). The
 * wines are for people who want to buy a wine before others can; `trade` is for people who sell wine (spec §2 early access,
 * wswa-emails).
 */
export const mailingLists = [
  'newsletter',
  'sms',
  'mothers-day',
  'fathers-day',
  'orange-wine',
  'pink-bubbles',
  'trade',
] as const;

export type MailingList = (typeof mailingLists)[number];

/** Text messages go to a phone, all other messages to an e-mail address. */
export function contactKind(list: MailingList): 'phone' | 'email' {
  return list === 'sms' ? 'phone' : 'email';
}

/** Lists that include every subscriber of the newsletter: their pages only unsubscribe. */
export function isOptOut(list: MailingList): boolean {
  return list === 'mothers-day' || list === 'fathers-day';
}

const longestEmail = 254;

/** Normalizes an address or a phone number; undefined for any other text. */
export function normalContact(list: MailingList, typed: string): string | undefined {
  return contactKind(list) === 'phone' ? textableUsPhone(typed) : normalEmail(typed);
}

/** Normalizes an e-mail address; undefined for any other text. */
export function normalEmail(typed: string): string | undefined {
  const email = oneLine(typed).toLowerCase();
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) && email.length <= longestEmail ? email : undefined;
}

/** The request in a link of a message: to join its list, or to leave it. */
export interface MailingListLink {
  readonly asks: 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** Letters, digits, `_` and `-`, at most 64 of them. */
const linkForm = /^#(confirm|unsubscribe)=([\w-]{1,64})$/;

/**
 * Reads the fragment of a link in a message, as "#confirm=…"; undefined when it has another form. Browsers send fragments to
 * no server, so the link's owner is in no log.
 */
export function readMailingListLink(fragment: string): MailingListLink | undefined {
  const [, asks, token] = linkForm.exec(fragment) ?? [];
  if (token === undefined) return undefined;
  return { asks: asks === 'confirm' ? 'confirm' : 'unsubscribe', token };
}
