/** A mailing list: its name in the storefront, the place of its page, and the names of its messages. */
interface MailingList {
  /** The path of the page that its links open. */
  readonly path: string;
  readonly confirm: string;
  readonly subscribed: string;
  readonly unsubscribed: string;
}

/** The lists that the storefront knows. */
export const mailingLists = {
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
} as const satisfies Readonly<Record<string, MailingList>>;

export type ListName = keyof typeof mailingLists;

export const listNames = Object.keys(mailingLists) as readonly ListName[];
