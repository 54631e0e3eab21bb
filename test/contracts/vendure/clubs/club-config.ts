import { clubPromotions } from '#sandbox/ringpull/club-promotions';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { contractConfig } from '#test/contracts/shop/contract-config';

/** The can of which there is a number; of all others there is always enough. */
export const countedCan = 'RED-1';

/** A gift card of $50. */
export const giftCard = 'GIFT-CARD-50';

/** The world of the contracts with a club, cans that all can be subscribed to, gift cards, and a second state with a tax of its own. */
export const clubConfig: ShopConfig = {
  ...contractConfig,
  // Those of the contracts were used by no order.
  giftCards: [],
  promotions: [...contractConfig.promotions, ...clubPromotions],
  taxRates: [
    ...contractConfig.taxRates,
    { id: 2, name: 'NV sales tax', basisPoints: 685, country: 'US', states: ['NV'] },
  ],
  variants: contractConfig.variants.flatMap((variant) => {
    if (variant.sku === giftCard) return [variant];
    if (variant.kind !== 'wine') return [];
    const stock = variant.sku === countedCan ? 5000 : null;
    return [{ ...variant, stock, backorderable: false, subscribable: true, weight: '9.3' }];
  }),
};
