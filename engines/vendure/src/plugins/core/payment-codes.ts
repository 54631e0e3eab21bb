/** Name the payment methods that pay before a card, and their handlers. */
export const giftCardCode = 'gift-card';
export const storeCreditCode = 'store-credit';
