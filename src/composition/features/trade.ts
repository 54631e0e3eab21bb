import { content } from '#src/composition/page-kind';
import type { Feature } from './feature';

/** Pages for stores and restaurants: the price list of full cases, and files to take along (spec §2 trade). */
export const trade: Feature = {
  pages: [
    content('price-list', '/trade/wines/', () => import(/* script: first */ '#src/ui/trade/price-list')),
    content('downloads', '/trade/materials/', () => import(/* script: first */ '#src/ui/trade/downloads')),
  ],
};
