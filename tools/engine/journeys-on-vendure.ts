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
  'test/journeys/help.test.ts',
] as const;

/** Journeys of these files that are not walked on the engine, by name, each with the reason. */
export const leftOutOnVendure: Readonly<Record<string, string>> = {
  'who recommended the shop stands on the order, once, also after a reload':
    'an address is not read for it (capability: referral)',
  'count once in two tabs, and are not for gift cards alone':
    'another device changes the order by the sandbox’s own wire',
  'leaves the link that a customer copies on the order of the friend': 'nobody is given a link (capability: referral)',
  'say before paying that they cost more than the page said':
    'the page asks for no price of what repeats, which costs no less (capability: intervalSavings)',
  'say that their price cannot be had, and can be bought all the same':
    'the page asks for no price of what repeats (capability: intervalSavings)',
};
