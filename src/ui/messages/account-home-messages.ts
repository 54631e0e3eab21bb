/** The words of the account's navigation, its first page, and addresses that it does not have. */
export const accountHomeMessages = {
  navigation: 'Account',
  overview: 'Overview',
  /** Leads from a section to the first page, where the navigation is not beside it. */
  back: 'Account',
  sections: {
    orders: { title: 'Orders', text: 'Track an order, buy it again or get help.' },
    subscriptions: { title: 'Your club', text: 'Skip a box, change its cans, pause or cancel.' },
    addresses: { title: 'Addresses', text: 'Where we deliver.' },
    payment: { title: 'Payment methods', text: 'Your saved cards.' },
    credit: { title: 'Store credit', text: 'Your balance, and where it came from.' },
    giftCards: { title: 'Gift cards', text: 'Check a balance, or turn a card into store credit.' },
    profile: { title: 'Profile', text: 'Your name, e-mail, preferences and data.' },
    security: { title: 'Sign-in and security', text: 'Passkeys, passwords and where you are signed in.' },
  },
  notFound: {
    title: 'There is no such page in your account',
    description: 'This page does not exist.',
    text: 'The link may be old, or the address mistyped.',
    action: 'Go to your account',
  },
} as const;
