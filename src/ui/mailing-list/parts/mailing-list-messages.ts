import type { MailingList } from '#src/domain/mailing-list/mailing-list';
import { kitMessages } from '#src/ui/kit/kit-messages';

interface ListMessages {
  readonly action: string;
  readonly asked: (contact: string) => string;
  readonly confirmed: string;
  readonly left: string;
}

const byMail = (contact: string) =>
  `We have sent a message to ${contact}. Open the link in it, and you are on the list. The link works for seven days.`;

/** These are the same whether somebody is on a list or not. */
export const mailingListMessages = {
  lists: {
    newsletter: {
      action: 'Send me the newsletter',
      asked: byMail,
      confirmed: 'You are on the list. The next newsletter comes to you.',
      left: 'You are off the list. No newsletter comes to you any more.',
    },
    sms: {
      action: 'Text me',
      asked: (contact) =>
        `We have sent a text message to ${contact}. Open the link in it, and you are on the list. The link works for seven days.`,
      confirmed: 'You are on the list. Reply STOP to any of our text messages to end them.',
      left: 'You are off the list. No text messages come to you any more.',
    },
    'mothers-day': {
      action: 'Send me nothing about Mother’s Day',
      asked: (contact) => `Done. Nothing about Mother’s Day goes to ${contact}.`,
      confirmed: 'Undone. Mails about Mother’s Day come to you again.',
      left: 'Done. Nothing about Mother’s Day comes to you.',
    },
    'fathers-day': {
      action: 'Send me nothing about Father’s Day',
      asked: (contact) => `Done. Nothing about Father’s Day goes to ${contact}.`,
      confirmed: 'Undone. Mails about Father’s Day come to you again.',
      left: 'Done. Nothing about Father’s Day comes to you.',
    },
    'orange-wine': {
      action: 'Let me know first',
      asked: byMail,
      confirmed: 'You are on the list. The day the orange wine is ready, you hear from us first.',
      left: 'You are off the list. You will not hear from us about the orange wine.',
    },
    'pink-bubbles': {
      action: 'Let me know first',
      asked: byMail,
      confirmed: 'You are on the list. The day the pink bubbles are ready, you hear from us first.',
      left: 'You are off the list. You will not hear from us about the pink bubbles.',
    },
    trade: {
      action: 'Send me news for the trade',
      asked: byMail,
      confirmed: 'You are on the list. News for the trade comes to you.',
      left: 'You are off the list. No news for the trade comes to you any more.',
    },
  } satisfies Readonly<Record<MailingList, ListMessages>>,
  email: 'E-mail',
  phone: 'Mobile number',
  phoneHint: 'A number in the United States, written as you like.',
  busy: 'Sending',
  unsubscribe: 'Unsubscribe this address',
  unsubscribed: (contact: string) => `Done. No newsletter goes to ${contact}.`,
  other: 'Use another one',
  following: 'One moment: we are doing what your link asks for.',
  notOffered: 'This cannot be done from here at the moment. Write to us, and we will do it for you.',
  problems: {
    email: kitMessages.emailProblem,
    phone: 'Enter a mobile number in the United States with its area code, such as (202) 555-0123.',
    consent: 'Tick the box, so that we may send you text messages.',
    tooOften: 'That was tried too often. Please wait a minute.',
    link: 'This link does not work any more. You can ask for a new one here.',
  },
} as const;
