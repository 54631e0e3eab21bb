import { cents } from '#src/domain/money/money';
import { type ShopWorld, smallShop } from './shop-world';

/** The small shop with packs: two whose cans the shopper chooses, and one that is sold as it is and can be paid ahead. */
export const packShop: ShopWorld = {
  ...smallShop,
  variants: [
    ...smallShop.variants,
    {
      id: 'variant-30',
      sku: 'MIX-6',
      name: 'Your Own 6 Pack',
      slug: 'your-own-6-pack',
      price: cents(0),
      onHand: 999,
      packOf: 6,
      subscribable: true,
    },
    {
      id: 'variant-31',
      sku: 'MIX-12',
      name: 'Your Own 12 Pack',
      slug: 'your-own-12-pack',
      price: cents(0),
      onHand: 999,
      packOf: 12,
      subscribable: true,
    },
    {
      id: 'variant-32',
      sku: 'REDS-6',
      name: 'The Reds 6 Pack',
      slug: 'reds-6-pack',
      price: cents(4500),
      onHand: 50,
      subscribable: true,
      parts: [{ sku: 'RED-1', quantity: 6 }],
    },
  ],
};
