import type { VariantSeed } from '../../../sandbox/catalogue/variant-seed';
import { recordingsWorld } from '../../../sandbox/shop/worlds/recordings-world';
import type { World } from '../../../sandbox/shop/world';

const [anyWine] = recordingsWorld.variants;

function variant(sku: string, name: string, slug: string, priceCents: number, more: Partial<VariantSeed> = {}): VariantSeed {
  return { ...anyWine!, subscribable: false, sku, name, slug, priceCents, ...more };
}

/** The world of the recordings, with the other goods of the small shop on fakes: what contracts of the shop are held in. */
export const contractWorld: World = {
  ...recordingsWorld,
  variants: [
    ...recordingsWorld.variants,
    variant('SLEEVE-1', 'Cooling Sleeve', 'cooling-sleeve', 500, { kind: 'merch', noIndividualPurchase: true }),
    variant('ROSE-1', 'Late Rosé', 'late-rose', 750, { stock: 0 }),
    variant('ORANGE-1', 'Slow Orange', 'slow-orange', 1000, { stock: 3, weight: '9.3' }),
    variant('FIZZ-1', 'Loud Fizz', 'loud-fizz', 900, { stock: 0, backorderable: true }),
  ],
};
