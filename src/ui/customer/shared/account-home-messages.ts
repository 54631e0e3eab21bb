export const accountHomeMessages = {
  navigation: 'Account',
  overview: 'Overview',
  /** Leads to the first page where the navigation is not beside the section. */
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
  attention: {
    failed: {
      title: 'A club payment failed',
      text: 'Your card was declined, so your delivery is on hold.',
      action: 'Fix the payment',
    },
  },
  delivery: {
    loading: 'Loading your next delivery',
    failed: { title: 'We could not load your next delivery.' },
    title: 'Next delivery',
    none: 'No club box is on its way.',
    join: 'See the can club',
    see: 'See your club box',
  },
  lastOrder: {
    title: 'Last order',
    loading: 'Loading your last order',
    failed: { title: 'We could not load your orders.' },
    none: 'You have not ordered yet.',
    shop: 'Go to the shop',
    placed: (day: string, total: string) => `Placed on ${day}, ${total}`,
    see: (number: string) => `See order ${number}`,
  },
  credit: {
    title: 'Store credit',
    spend: 'It pays for your next order.',
    none: 'Redeem a gift card to add to it.',
    see: 'See your store credit',
    redeem: 'Redeem a gift card',
  },
  notFound: {
    title: 'We cannot find this page in your account',
    description: 'This page does not exist.',
    text: 'The link may be old, or the address mistyped.',
    action: 'Go to your account',
  },
} as const;
