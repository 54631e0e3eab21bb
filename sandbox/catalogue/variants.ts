import { goods } from './goods';
import { packs } from './packs';
import { singleCans } from './single-cans';
import type { VariantSeed } from './variant-seed';

/** Everything the shop sells, single cans first, so that parts stand before the packs that hold them. */
export const variants: readonly VariantSeed[] = [...singleCans, ...goods, ...packs];
