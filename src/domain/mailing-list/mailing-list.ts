import { usPhone } from './us-phone';

/**
 * The days are for subscribers of the newsletter who want no reminders of a holiday, the wines for people who want to
 * buy early (spec §2 sms-opt-in, Mother's Day and Father's Day opt-out pages, early access, wswa-emails).
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

export function contactKind(list: MailingList): 'phone' | 'email' {
  return list === 'sms' ? 'phone' : 'email';
}

/** They include every subscriber of the newsletter: their pages only unsubscribe. */
export function isOptOut(list: MailingList): boolean {
  return list === 'mothers-day' || list === 'fathers-day';
}

const longestEmail = 254;

/** Undefined for any other text. */
export function normalContact(list: MailingList, typed: string): string | undefined {
  return contactKind(list) === 'phone' ? usPhone(typed) : normalEmail(typed);
}

/** Undefined for any other text. */
export function normalEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) && email.length <= longestEmail ? email : undefined;
}

export interface MailingListLink {
  readonly asks: 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** Letters, digits, `_` and `-`, at most 64 of them. */
const linkForm = /^#(confirm|unsubscribe)=([\w-]{1,64})$/;

/** Browsers send fragments to no server, so the link's owner is in no log. Undefined for another form. */
export function readMailingListLink(fragment: string): MailingListLink | undefined {
  const [, asks, token] = linkForm.exec(fragment) ?? [];
  if (token === undefined) return undefined;
  return { asks: asks === 'confirm' ? 'confirm' : 'unsubscribe', token };
}
