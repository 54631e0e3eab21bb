import { priceListCsv } from '#src/domain/trade/price-list-csv';
import { priceListFilePath } from '#src/ui/trade/shared/trade-messages';
import type { SiteFileSource } from './site-file-source';

/** Undefined where the shop has no such page (spec §2 trade, materials). */
export function priceListFile({
  site,
  pages,
}: Pick<SiteFileSource, 'site' | 'pages'>): Readonly<Record<string, string>> {
  const page = pages.find((one) => one.kind === 'price-list');
  return page ? { [`${site.prefix}${priceListFilePath}`.slice(1)]: priceListCsv(page.rows) } : {};
}
