/** Every word of the shell that shoppers read or hear; pages keep theirs in a file of their own beside this one. */
export const words = {
  skipToContent: 'Skip to content',
  navigatedTo: (title: string) => `Navigated to ${title}`,
  loadingPage: 'Loading the page',
  pageUnreachable: 'That page could not be loaded. You may be offline; everything in your cart is kept.',
  dismiss: 'Dismiss',
  announcement: 'Announcement',
  applyCode: (code: string) => `Apply ${code}`,
  dismissAnnouncement: 'Dismiss the announcement',
  menu: 'Menu',
  account: (name?: string) => (name ? `Account of ${name}` : 'Account'),
  cartButton: (units: number) => (units === 1 ? 'Cart, 1 item' : `Cart, ${units} items`),
  notFound: {
    title: 'Page not found',
    text: 'We looked on every shelf. This page is not here, or not any more.',
    action: 'Go to the shop',
  },
  serverError: {
    title: 'Something broke on our side',
    text: 'The page could not be put together. Your cart is safe; please try again in a moment.',
    action: 'Try again',
  },
  crashed: {
    title: 'This page stumbled',
    text: 'Something went wrong while showing it. Your cart is safe; loading the page again usually helps.',
    action: 'Load it again',
  },
} as const;

/** The words of a part of a page whose code did not come. */
export const lazyViewMessages = {
  failed: 'This part could not be loaded. You may be offline.',
  again: 'Try again',
} as const;
