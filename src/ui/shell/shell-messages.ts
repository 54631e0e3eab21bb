/** Pages have their own messages files. */
export const messages = {
  skipToContent: 'Skip to content',
  navigatedTo: (title: string) => `Navigated to ${title}`,
  loadingPage: 'Loading the page',
  pageUnreachable: 'That page could not be loaded. You may be offline; everything in your cart is kept.',
  dismiss: 'Dismiss',
  announcement: 'Announcement',
  applyCode: (code: string) => `Apply ${code}`,
  dismissAnnouncement: 'Dismiss the announcement',
  privacyChoices: 'Privacy choices',
  privacySaved: 'Your privacy choices are saved.',
  appearance: 'Appearance',
  appearances: { system: 'Same as this device', light: 'Light', dark: 'Dark' },
  menu: 'Menu',
  search: 'Search',
  menuAccount: (name?: string) => (name === undefined ? 'Sign in' : 'Your account'),
  account: (name?: string) => (name ? `Account of ${name}` : 'Account'),
  cartButton: (units: number) => (units === 1 ? 'Cart, 1 item' : `Cart, ${units} items`),
  /** Some states refuse only wine. */
  shipsTo: (region: string, reach: 'shippable' | 'excluded-state' | 'elsewhere') =>
    reach === 'shippable' ? `Ships to ${region}` : reach === 'elsewhere' ? 'Choose a state' : `No wine to ${region}`,
  notFound: {
    title: 'Page not found',
    text: 'This page does not exist, or it has moved.',
    action: 'Go to the shop',
  },
  serverError: {
    title: 'Something broke on our side',
    text: 'This page could not be loaded. Your cart is safe. Please try again in a moment.',
    action: 'Try again',
  },
  crashed: {
    title: 'This page did not load correctly',
    text: 'Something went wrong on our side. Your cart is safe. Please reload the page.',
    action: 'Reload page',
  },
} as const;

/** These are in the document, because no script could add them when scripts did not load. */
export const notStartedMessages = {
  text: 'This page has not loaded in full, so its buttons do not work yet. You may be offline; everything in your cart is kept.',
  action: 'Reload page',
} as const;
