import { log } from '#src/application/calls/log';
import { fullCaseSizes } from '#src/domain/catalogue/full-case';
import type { PriceListRow } from '#src/domain/trade/price-list';
import type { Download, DownloadsContent, PriceListContent } from '#src/domain/trade/trade-content';
import { fields, maybe, text } from '#src/infrastructure/shared/checks';
import { number, readable } from '#src/infrastructure/shared/value-checks';
import { type ContentEntry, toAssetFields, wrongShape } from './content-entry';
import { FieldReader } from './field-reader';
import { isLocalHost } from './links';
import { listingProse, pageMetaOf } from './page-entries';
import type { ProductList } from './product-list';

/** Throws `wrong_shape` when a field is missing or malformed. A price of a product that is not wine is left out and logged. */
export function priceListOf(entry: ContentEntry, { items }: ProductList): PriceListContent {
  const fields = new FieldReader(entry);
  const rows = fields
    .object('sections')
    .objects('wholesale')
    .flatMap((price): readonly PriceListRow[] => {
      const sku = price.text('sku');
      const item = items.find(({ product }) => product.sku === sku);
      if (item?.product.wineType === undefined || item.product.family !== 'wine') {
        log.warn(wrongShape(entry, 'sections.wholesale', `"${sku}" is left out: it is sold as no wine`).message);
        return [];
      }
      const { product } = item;
      const fact = (label: string) => item.entry.page.facts.find((one) => one.label === label)?.value ?? '';
      return [
        {
          sku,
          slug: product.slug,
          name: product.name,
          wineType: item.product.wineType,
          maker: product.makerName ?? '',
          region: fact('Region'),
          vintage: fact('Vintage'),
          alcohol: fact('Alcohol'),
          cases: fullCaseSizes.toSorted((a, b) => a - b).map((cans) => ({ cans, price: price.money(`case${cans}`) })),
          shelfPrice: product.price,
        },
      ];
    });
  return { kind: 'price-list', ...pageMetaOf(fields), body: listingProse(entry), rows };
}

/** Throws `wrong_shape` when a field is missing or malformed. A file that is not there is left out and logged. */
export function downloadsOf(entry: ContentEntry): DownloadsContent {
  const { downloads } = entry.fields;
  const files = (Array.isArray(downloads) ? (downloads as readonly unknown[]) : []).flatMap((link, index) => {
    const file = downloadOf(link);
    if (!file) log.warn(wrongShape(entry, `downloads[${index}]`, 'is left out: it is no published file').message);
    return file ?? [];
  });
  return { kind: 'downloads', ...pageMetaOf(new FieldReader(entry)), body: listingProse(entry), files };
}

const downloadShape = fields({
  title: text,
  description: maybe(text),
  file: fields({ url: text, fileName: text, details: fields({ size: number }) }),
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
