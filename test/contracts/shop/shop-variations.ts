/** The behavior in which engines legitimately differ. Each run of the contracts declares that of its engine. */
export interface ShopVariations {
  /** The step at which more than the stock is refused: adding to the cart, or continuing to delivery. */
  readonly overStock: 'refused-in-the-cart' | 'refused-at-delivery';
  /** The promo codes that count when several apply to the same thing. */
  readonly promoCodes: 'best-counts' | 'all-count';
  /** The effect of changed lines on a checkout that has begun. */
  readonly cartChange: 'restarts-checkout' | 'keeps-checkout';
  /** The effect of changed notes on a checkout that has begun. */
  readonly noteChange: 'restarts-checkout' | 'keeps-checkout';
  /** The steps of an order that is e-mailed: straight to the e-mail, or address and delivery all the same. */
  readonly mailedOrders: 'need-an-e-mail' | 'ask-for-an-address';
  /** The deletion of an account by its customer. */
  readonly accountRemoval: 'offered' | 'not-offered';
  /** The size of orders in a list: big rows contain the line items, small ones do not. */
  readonly orderRows: 'big' | 'small';
  /** Store credit that shoppers can keep for later, or that always pays. */
  readonly storeCredit: 'can-be-kept' | 'always-used';
  /** Lines that repeat or are paid ahead, and orders that are their deliveries; or things that are bought once, and nothing else. */
  readonly subscriptions: 'sold' | 'not-sold';
  /** Saved cards that can be added, removed and made the default, or only listed. */
  readonly savedCards: 'can-be-changed' | 'read-only';
}

/** The behavior of this shop's back end, over HTTP as well as in memory. */
export const usualVariations: ShopVariations = {
  overStock: 'refused-at-delivery',
  promoCodes: 'best-counts',
  cartChange: 'restarts-checkout',
  noteChange: 'restarts-checkout',
  mailedOrders: 'need-an-e-mail',
  accountRemoval: 'offered',
  orderRows: 'big',
  storeCredit: 'can-be-kept',
  subscriptions: 'sold',
  savedCards: 'can-be-changed',
};

/** The opposite of everything, so that both sides of each variation run. */
export const otherVariations: ShopVariations = {
  overStock: 'refused-in-the-cart',
  promoCodes: 'all-count',
  cartChange: 'keeps-checkout',
  noteChange: 'keeps-checkout',
  mailedOrders: 'ask-for-an-address',
  accountRemoval: 'not-offered',
  orderRows: 'small',
  storeCredit: 'always-used',
  subscriptions: 'not-sold',
  savedCards: 'read-only',
};
