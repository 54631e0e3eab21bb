import type { MailingList } from '#src/domain/mailing-list/mailing-list';
import { kitMessages } from '#src/ui/kit/kit-messages';

interface ListMessages {
  readonly action: string;
  readonly asked: (contact: string) => string;
  readonly confirmed: string;
  readonly left: string;
}

const byMail = (contact: string) =>
  `We sent an e-mail to ${contact}. Open the link in it to join the list. The link works for seven days.`;

/** These are the same whether somebody is on a list or not. */
export const mailingListMessages = {
  lists: {
    newsletter: {
      action: 'Send me the newsletter',
      asked: byMail,
      confirmed: 'You are on the list. You will get the next newsletter.',
      left: 'You are off the list. You will not get the newsletter anymore.',
    },
    sms: {
      action: 'Text me',
      asked: (contact) =>
        `We sent a text message to ${contact}. Open the link in it to join the list. The link works for seven days.`,
      confirmed: 'You are on the list. Reply STOP to any of our text messages to end them.',
      left: 'You are off the list. You will not get text messages anymore.',
    },
    'mothers-day': {
      action: 'Skip e-mails about Mother’s Day',
      asked: (contact) => `Done. We will not write to ${contact} about Mother’s Day.`,
      confirmed: 'Undone. You will get our e-mails about Mother’s Day again.',
      left: 'Done. You will not hear from us about Mother’s Day.',
    },
    'fathers-day': {
      action: 'Skip e-mails about Father’s Day',
      asked: (contact) => `Done. We will not write to ${contact} about Father’s Day.`,
      confirmed: 'Undone. You will get our e-mails about Father’s Day again.',
      left: 'Done. You will not hear from us about Father’s Day.',
    },
    'orange-wine': {
      action: 'Let me know first',
      asked: byMail,
      confirmed: 'You are on the list. You will be the first to hear when the orange wine is ready.',
      left: 'You are off the list. You will not hear from us about the orange wine.',
    },
    'pink-bubbles': {
      action: 'Let me know first',
      asked: byMail,
      confirmed: 'You are on the list. You will be the first to hear when the pink bubbles are ready.',
      left: 'You are off the list. You will not hear from us about the pink bubbles.',
    },
    trade: {
      action: 'Send me trade news',
      asked: byMail,
      confirmed: 'You are on the list. You will get our trade news.',
      left: 'You are off the list. You will not get our trade news anymore.',
    },
  } satisfies Readonly<Record<MailingList, ListMessages>>,
  email: 'E-mail',
  phone: 'Mobile number',
  phoneHint: 'A US number, in any format.',
  busy: 'Sending',
  unsubscribe: 'Unsubscribe this address',
  unsubscribed: (contact: string) => `Done. We will not send the newsletter to ${contact}.`,
  other: 'Use another one',
  following: 'One moment while we follow your link.',
  toPress: 'Press the button to do what your link is for. Opening the link alone changes nothing.',
  press: { confirm: 'Confirm', unsubscribe: 'Unsubscribe' },
  notOffered: 'This does not work here right now. Write to us, and we will do it for you.',
  problems: {
    email: kitMessages.emailProblem,
    phone: 'Enter a mobile number in the United States with its area code, such as (202) 555-0123.',
    consent: 'Check the box so that we may send you text messages.',
    tooOften: 'Too many tries. Please wait a minute.',
    link: 'This link no longer works. You can ask for a new one here.',
  },
} as const;
