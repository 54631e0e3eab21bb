import { glassSet, tumbler } from './merchandise';
import { singleCans } from './single-cans';
import type { VariantSeed } from './variant-seed';

type Parts = Readonly<Record<string, number>>;

const components = new Map([...singleCans, glassSet, tumbler].map((variant) => [variant.sku, variant]));

function component(sku: string): VariantSeed {
  const variant = components.get(sku);
  if (!variant) throw new Error(`No pack can hold ${sku}: the catalogue has no such variant.`);
  return variant;
}

/** The stock of a pack, limited by its scarcest part. */
function assemblable(parts: VariantSeed['parts']): number {
  return Math.min(...parts.map((part) => Math.floor((component(part.sku).stock ?? Infinity) / part.quantity)));
}

function totalWeight(parts: VariantSeed['parts']): string {
  const tenths = parts.reduce(
    (sum, part) => sum + Math.round(Number(component(part.sku).weight) * 10) * part.quantity,
    0,
  );
  return (tenths / 10).toFixed(1);
}

export function set(
  kind: 'pack' | 'gift-set',
  sku: string,
  name: string,
  slug: string,
  priceCents: number,
  contents: Parts,
  description: string,
): VariantSeed {
  const parts = Object.entries(contents).map(([part, quantity]) => ({ sku: part, quantity }));
  return {
    sku,
    name,
    slug,
    description,
    priceCents,
    weight: totalWeight(parts),
    stock: assemblable(parts),
    backorderable: false,
    kind,
    parts,
    noIndividualPurchase: false,
    subscribable: / (6|12|18|24) Pack$/.test(name),
    digital: false,
  };
}

/** A box without contents and price: the shopper chooses the cans and pays for them. */
export function ownPack(size: number): VariantSeed {
  return {
    sku: `MIX-${String(size)}`,
    name: `Your Own ${String(size)} Pack`,
    slug: `your-own-${String(size)}-pack`,
    description: `${String(size)} cans of your choice in one box.`,
    priceCents: 0,
    weight: ((93 * size) / 10).toFixed(1),
    stock: null,
    backorderable: false,
    kind: 'pack',
    parts: [],
    composedOf: size,
    noIndividualPurchase: false,
    subscribable: true,
    digital: false,
  };
}
