/** Files of the journeys that the engine has everything for. */
export const walkedOnVendure = [
  'test/journeys/guest-purchase.test.ts',
  'test/journeys/sign-in/cart-merge.test.ts',
  'test/journeys/sign-in/two-tabs.test.ts',
  'test/journeys/lost-connections.test.ts',
  'test/journeys/promo-parameters.test.ts',
  'test/journeys/orders.test.ts',
  'test/journeys/addresses.test.ts',
  'test/journeys/gift-cards.test.ts',
  'test/journeys/saved-cards.test.ts',
  'test/journeys/club-join.test.ts',
  'test/journeys/club-box.test.ts',
  'test/journeys/club-customize.test.ts',
  'test/journeys/club-manage.test.ts',
  'test/journeys/club-repair.test.ts',
  'test/journeys/prepaid.test.ts',
  'test/journeys/back-in-stock.test.ts',
  'test/journeys/group-order.test.ts',
  'test/journeys/cross-sell.test.ts',
  'test/journeys/help.test.ts',
  'test/journeys/reviews.test.ts',
] as const;

/** Journeys of these files that are not walked on the engine, by name, each with the reason. */
export const leftOutOnVendure: Readonly<Record<string, string>> = {
  'count once in two tabs, and are not for gift cards alone':
    'another device changes the order by the sandbox’s own wire',
};
