import { clubPromotions } from '#sandbox/ringpull/club-promotions';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { contractConfig } from '#test/contracts/shop/contract-config';

/** The can of which there is a number; of all others there is always enough. */
export const countedCan = 'RED-1';

/** The world of the contracts with a club, cans that all can be subscribed to, and a second state with a tax of its own. */
export const clubConfig: ShopConfig = {
  ...contractConfig,
  promotions: [...contractConfig.promotions, ...clubPromotions],
  taxRates: [
    ...contractConfig.taxRates,
    { id: 2, name: 'NV sales tax', basisPoints: 685, country: 'US', states: ['NV'] },
  ],
  variants: contractConfig.variants
    .filter(({ kind }) => kind === 'wine')
    .map((variant) => ({
      ...variant,
      stock: variant.sku === countedCan ? 5000 : null,
      backorderable: false,
      subscribable: true,
      weight: '9.3',
    })),
};
