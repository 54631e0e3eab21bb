/** Where engines honestly differ. Whoever runs the contracts declares how theirs behaves. */
export interface ShopVariations {
  /** When more than there is in stock is refused: as it is put into the cart, or as the order goes on to delivery. */
  readonly overStock: 'refused-in-the-cart' | 'refused-at-delivery';
  /** Which of several promo codes on the same thing count. */
  readonly promoCodes: 'best-counts' | 'all-count';
  /** What a change of the lines does to a running checkout. */
  readonly cartChange: 'restarts-checkout' | 'keeps-checkout';
  /** Whether an order that is e-mailed has the steps for address and delivery all the same. */
  readonly mailedOrders: 'need-an-e-mail' | 'ask-for-an-address';
  /** Whether customers can delete their account by themselves. */
  readonly accountRemoval: 'offered' | 'not-offered';
  /** Whether a list of orders says what is in them. */
  readonly orderRows: 'big' | 'small';
  /** Whether store credit can be kept for later, or always pays. */
  readonly storeCredit: 'can-be-kept' | 'always-used';
  /** Whether saved cards can be added, removed and made the default, or only listed. */
  readonly savedCards: 'can-be-changed' | 'read-only';
}

/** How the back end of this shop behaves, over HTTP as in memory. */
export const usualVariations: ShopVariations = {
  overStock: 'refused-at-delivery',
  promoCodes: 'best-counts',
  cartChange: 'restarts-checkout',
  mailedOrders: 'need-an-e-mail',
  accountRemoval: 'offered',
  orderRows: 'big',
  storeCredit: 'can-be-kept',
  savedCards: 'can-be-changed',
};

/** The opposite of everything, so that both sides of each variation run. */
export const otherVariations: ShopVariations = {
  overStock: 'refused-in-the-cart',
  promoCodes: 'all-count',
  cartChange: 'keeps-checkout',
  mailedOrders: 'ask-for-an-address',
  accountRemoval: 'not-offered',
  orderRows: 'small',
  storeCredit: 'always-used',
  savedCards: 'read-only',
};
