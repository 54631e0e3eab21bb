import { document } from '#src/composition/page-kind';
import type { Feature } from './feature';

/** A few cans beside each other, chosen on the shelf and on their pages. */
export const comparison: Feature = {
  pages: [document('compare', '/shop/compare/', () => import('#src/ui/comparison/compare'))],
};
