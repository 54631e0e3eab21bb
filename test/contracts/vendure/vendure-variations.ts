import { type ShopVariations, usualVariations } from '#test/contracts/shop/shop-variations';

/** The behavior of Vendure, where it is not that of the specification's back end. */
export const vendureVariations: ShopVariations = {
  ...usualVariations,
  promoCodes: 'all-count',
  accountRemoval: 'not-offered',
  noteChange: 'keeps-checkout',
};
