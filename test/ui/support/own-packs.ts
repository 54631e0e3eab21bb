import type { Product } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import type { ProductContent } from '#src/domain/page/page-content';
import { aProduct } from '#test/builders/a-product';
import { productContent, redWine } from './contents';

const can = (overrides: Partial<Product>) => aProduct({ weight: 9.3, ...overrides });

/** The cans of the small shop; late rosé is sold out, of slow orange there are three. */
export const cans: readonly Product[] = [
  can({}),
  { ...redWine, weight: 9.3 },
  can({
    sku: 'ROSE-1',
    slug: 'late-rose',
    name: 'Late Rosé',
    wineType: 'rosé',
    price: cents(750),
    stock: { kind: 'out-of-stock' },
  }),
  can({
    sku: 'ORANGE-1',
    slug: 'slow-orange',
    name: 'Slow Orange',
    wineType: 'orange',
    price: cents(1000),
    stock: { kind: 'few', left: 3 },
  }),
];

export const ownSix = aProduct({
  sku: 'MIX-6',
  slug: 'your-own-6-pack',
  name: 'Your Own 6 Pack',
  family: 'pack',
  wineType: 'mixed',
  price: cents(4200),
  composedOf: 6,
  isSubscribable: true,
});
const ownTwelve: Product = {
  ...ownSix,
  sku: 'MIX-12',
  slug: 'your-own-12-pack',
  name: 'Your Own 12 Pack',
  composedOf: 12,
};
const sizes = [
  { cans: 6, slug: ownSix.slug },
  { cans: 12, slug: ownTwelve.slug },
];

/** The page of a pack that the shopper puts together. */
export const ownSixPage: ProductContent = productContent({ product: ownSix, ownPack: { cans, sizes } });
