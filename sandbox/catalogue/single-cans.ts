import { redCans } from './red-cans';
import { roseOrangeAndSparklingCans } from './rose-orange-and-sparkling-cans';
import { can } from './single-can';
import type { VariantSeed } from './variant-seed';
import { whiteCans } from './white-cans';

/** The single cans. */
export const singleCans: readonly VariantSeed[] = [...redCans, ...whiteCans, ...roseOrangeAndSparklingCans];

/** Was sold once: it is in past orders and has no page. */
export const discontinuedCan: VariantSeed = can(
  'VERDEJO-01',
  'Last Bus Verdejo',
  'last-bus-verdejo',
  800,
  0,
  'A Verdejo from Lodi, made in one year only.',
);
