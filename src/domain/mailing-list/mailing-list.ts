import { usPhone } from './us-phone';

/**
 * What somebody can get from the shop beside mails about their orders. The days are for those who get the newsletter and
 * would rather not be reminded of a day (spec §2 sms-opt-in, Mother's Day and Father's Day opt-out pages). The wines are
 * for those who want to buy one before everybody else; `trade` is for those who sell wine (spec §2 early access,
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

/** Text messages go to a phone, everything else to an e-mail address. */
export function contactKind(list: MailingList): 'phone' | 'email' {
  return list === 'sms' ? 'phone' : 'email';
}

/** Lists that everybody is on who gets the newsletter: their pages only take off. */
export function isOptOut(list: MailingList): boolean {
  return list === 'mothers-day' || list === 'fathers-day';
}

const longestEmail = 254;

/** The one form of an address or a phone number; undefined for what is none. */
export function normalContact(list: MailingList, typed: string): string | undefined {
  return contactKind(list) === 'phone' ? usPhone(typed) : normalEmail(typed);
}

/** The one form of an e-mail address; undefined for what is none. */
export function normalEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) && email.length <= longestEmail ? email : undefined;
}

/** What a link of a message asks for: to be put on its list, or to be taken off. */
export interface MailingListLink {
  readonly asks: 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** Letters, digits, `_` and `-`, at most 64 of them. */
const linkForm = /^#(confirm|unsubscribe)=([\w-]{1,64})$/;

/**
 * The fragment of a link in a message, as "#confirm=…"; undefined when it has not the form of one. Fragments are sent to
 * no server, so whose link it is reaches no log.
 */
export function readMailingListLink(fragment: string): MailingListLink | undefined {
  const [, asks, token] = linkForm.exec(fragment) ?? [];
  if (token === undefined) return undefined;
  return { asks: asks === 'confirm' ? 'confirm' : 'unsubscribe', token };
}
