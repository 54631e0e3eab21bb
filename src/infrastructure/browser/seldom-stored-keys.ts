import type { StoredKey } from './stored-keys';

/** The part of the table of keys that most visits never need. */
export const seldomStoredKeys = {
  additionTokens: { tab: 'addition-token-' },
  appearance: { local: 'appearance' },
  customersGroupOrders: { local: 'group-order-' },
  orderLinks: { tab: 'order-link-' },
  reportedFailures: { tab: 'reported-failures' },
  reportedOrders: { local: 'reported-orders' },
  skippedDeliveries: { local: 'skipped-' },
  tabsGroupOrders: { tab: 'group-order-' },
} satisfies Readonly<Record<string, StoredKey>>;
