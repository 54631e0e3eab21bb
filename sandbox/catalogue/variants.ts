import type { VariantSeed } from './variant-seed';
import { singleCans } from './single-cans';
import { packs } from './packs';
import { goods } from './goods';

/** Everything the shop sells, single cans first, so that parts stand before the packs that hold them. */
export const variants: readonly VariantSeed[] = [...singleCans, ...goods, ...packs];
