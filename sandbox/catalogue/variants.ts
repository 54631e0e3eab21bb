import { merchandise } from './merchandise';
import { packs } from './packs';
import { singleCans } from './single-cans';
import type { VariantSeed } from './variant-seed';

/** Everything the shop sells, single cans first, so that parts come before the packs that contain them. */
export const variants: readonly VariantSeed[] = [...singleCans, ...merchandise, ...packs];
