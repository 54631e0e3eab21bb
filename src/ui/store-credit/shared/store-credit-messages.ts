export const storeCreditMessages = {
  title: 'Store credit',
  description: 'Your balance, and where it came from.',
  balance: 'Balance',
  lead: 'Store credit pays for your orders automatically. You can keep it for later at checkout.',
  history: 'History',
  columns: { date: 'Date', reason: 'Reason', amount: 'Amount', balance: 'Balance' },
  order: (number: string) => `Order ${number}`,
  loading: 'Loading your store credit',
  failed: { title: 'We could not load your store credit.' },
  stale: 'This balance may be out of date.',
  empty: 'No store credit yet. Convert a gift card, and it is added here.',
  captured: 'Credit that pays for an order appears here once the order is charged.',
  redeem: 'Add a gift card',
  pages: {
    navigation: 'History pages',
    newer: 'Newer',
    older: 'Older',
    current: (page: number, pages: number) => `Page ${page} of ${pages}`,
    none: 'There is nothing on this page.',
    first: 'Go to the first page',
  },
  checkout: {
    pays: (amount: string) => `Use ${amount} of store credit`,
    use: 'Use store credit',
    hint: 'Uncheck the box to keep it for later.',
    kept: 'Your store credit is kept for later.',
    used: (amount: string) => `Store credit pays ${amount} of this order.`,
    notKept: 'Store credit cannot be kept here: it is used for this order.',
    changing: 'Updating your order',
  },
} as const;

const reasons: ReadonlyMap<string, string> = new Map([
  ['added', 'Added'],
  ['used', 'Used for an order'],
  ['credit', 'Returned to you'],
  ['adjustment', 'Adjusted by us'],
]);

/** Returns the back end's own words for an unknown action. */
export function describeCreditEvent(action: string | undefined): string {
  return reasons.get(action?.toLowerCase() ?? '') ?? action ?? 'Changed';
}
