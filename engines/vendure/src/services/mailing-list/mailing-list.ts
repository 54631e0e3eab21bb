/** A mailing list: how the storefront names it, where its page is, and what its messages are called. */
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
    confirm: 'Confirm your newsletter',
    subscribed: 'You get our newsletter',
    unsubscribed: 'You no longer get our newsletter',
  },
  sms: {
    path: '/sms-opt-in/',
    confirm: 'Confirm our text messages',
    subscribed: 'You get our text messages',
    unsubscribed: 'You no longer get our text messages',
  },
  'mothers-day': {
    path: '/mothers-day-opt-out/',
    confirm: 'Confirm our mails about Mother’s Day',
    subscribed: 'You get our mails about Mother’s Day',
    unsubscribed: 'No mails about Mother’s Day',
  },
  'fathers-day': {
    path: '/fathers-day-opt-out/',
    confirm: 'Confirm our mails about Father’s Day',
    subscribed: 'You get our mails about Father’s Day',
    unsubscribed: 'No mails about Father’s Day',
  },
  'orange-wine': {
    path: '/early-access-orange-wine/',
    confirm: 'Confirm your place on the list for orange wine',
    subscribed: 'You hear about the orange wine first',
    unsubscribed: 'No mails about the orange wine',
  },
  'pink-bubbles': {
    path: '/early-access-pink-bubbles/',
    confirm: 'Confirm your place on the list for pink bubbles',
    subscribed: 'You hear about the pink bubbles first',
    unsubscribed: 'No mails about the pink bubbles',
  },
  trade: {
    path: '/wswa-emails/',
    confirm: 'Confirm our mails for the trade',
    subscribed: 'You get our mails for the trade',
    unsubscribed: 'No mails for the trade',
  },
} as const satisfies Readonly<Record<string, MailingList>>;

export type ListName = keyof typeof mailingLists;

export const listNames = Object.keys(mailingLists) as readonly ListName[];
