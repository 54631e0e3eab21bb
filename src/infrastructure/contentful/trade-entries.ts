import { log } from '#src/application/calls/log';
import { fullCaseSizes } from '#src/domain/catalogue/full-case';
import type { PriceListRow } from '#src/domain/trade/price-list';
import type { Download, DownloadsContent, PriceListContent } from '#src/domain/trade/trade-content';
import {
  type Check,
  fields,
  list as anyList,
  maybe,
  text as anyText,
  readable,
} from '#src/infrastructure/shared/checks';
import { number, unchecked } from '#src/infrastructure/shared/value-checks';
import { type ContentEntry, toAssetFields, wrongShape } from './content-entry';
import { chosenBy, dollars, group, list, readEntry, refined, text } from './entry-checks';
import { isLocalHost } from './links';
import { listingProse, pageFields, pageMetaOf, toPageMeta } from './page-entries';
import type { ProductList } from './product-list';

/** Throws `wrong_shape` when a field is missing or malformed. A price of a product that is not wine is left out and logged. */
export function priceListOf(entry: ContentEntry, products: ProductList): PriceListContent {
  const sections = group({ wholesale: list(priceListRow(products)) });
  const page = readEntry(entry, fields({ ...pageFields, sections }));
  const rows = page.sections.wholesale.filter((row) => row !== undefined);
  return { kind: 'price-list', ...toPageMeta(page), body: listingProse(entry), rows };
}

const casePrices: Check<PriceListRow['cases']> = refined(group({ case12: dollars, case24: dollars }), (prices) =>
  fullCaseSizes.toSorted((a, b) => a - b).map((cans) => ({ cans, price: prices[`case${cans}`] })),
);

function priceListRow({ items }: ProductList): Check<PriceListRow | undefined> {
  return chosenBy(group({ sku: text }), ({ sku }) => {
    const item = items.find(({ product }) => product.sku === sku);
    if (item?.product.wineType === undefined || item.product.family !== 'wine')
      return refined(unchecked, (_price, _refuse, leaveOut) => {
        leaveOut(`"${sku}" is left out: it is sold as no wine`);
        return undefined;
      });
    const { product } = item;
    const { wineType } = item.product;
    const fact = (label: string) => item.entry.page.facts.find((one) => one.label === label)?.value ?? '';
    return refined(casePrices, (cases) => ({
      sku,
      slug: product.slug,
      name: product.name,
      wineType,
      maker: product.makerName ?? '',
      region: fact('Region'),
      vintage: fact('Vintage'),
      alcohol: fact('Alcohol'),
      cases,
      shelfPrice: product.price,
    }));
  });
}

/** Throws `wrong_shape` when a field is missing or malformed. A file that is not there is left out and logged. */
export function downloadsOf(entry: ContentEntry): DownloadsContent {
  const links = readable(anyList(unchecked), entry.fields['downloads']) ?? [];
  const files = links.flatMap((link, index) => {
    const file = downloadOf(link);
    if (!file) log.warn(wrongShape(entry, `downloads[${index}]: is left out: it is no published file`).message);
    return file ?? [];
  });
  return { kind: 'downloads', ...pageMetaOf(entry), body: listingProse(entry), files };
}

const downloadShape = fields({
  title: anyText,
  description: maybe(anyText),
  file: fields({ url: anyText, fileName: anyText, details: fields({ size: number }) }),
});

function downloadOf(link: unknown): Download | undefined {
  const asset = readable(downloadShape, toAssetFields(link));
  if (!asset) return undefined;
  const { title, description = '', file } = asset;
  const { url, fileName, details } = file;
  return {
    title,
    description,
    url: withScheme(url),
    size: details.size,
    format: fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase(),
  };
}

/** Assets come without a scheme. */
function withScheme(url: string): string {
  if (!url.startsWith('//')) return url;
  return `${isLocalHost(url.slice(2).split('/', 1)[0] ?? '') ? 'http' : 'https'}:${url}`;
}
