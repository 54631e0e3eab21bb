import type { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Logger } from '#src/application/ports/system/logger';
import { isBottle } from '#src/domain/catalogue/can-count';
import type { Product } from '#src/domain/catalogue/product';
import { cents, multiplyMoney } from '#src/domain/money/money';
import { type ContentEntry, soundOnes } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { FieldReader } from './field-reader';
import { merchOf, packOf, type ShelfItem, wineOf } from './product-entries';

/** Everything that is sold, in the shop's order, and the entries that cannot be. */
export interface Shelf {
  readonly items: readonly { readonly item: ShelfItem; readonly product: Product }[];
  readonly products: readonly Product[];
  /** Why the page of a slug cannot be made. */
  readonly broken: ReadonlyMap<string, GatewayError>;
}

/** Wines, packs and merchandise with the back end's prices and stock. Rejects with GatewayError. */
export async function loadShelf(entries: EntrySource, variants: OfferSource, logger: Logger): Promise<Shelf> {
  const [wines, packs, merch] = await Promise.all([
    entries.readAll('product'),
    entries.readAll('pack'),
    entries.readAll('merch'),
  ]);
  const broken = new Map<string, GatewayError>();
  const taken = new Set<string>();
  const sound = (group: readonly ContentEntry[], map: (entry: ContentEntry) => ShelfItem): readonly ShelfItem[] =>
    soundOnes(
      group,
      (entry) => claimed(map(entry), entry, taken),
      logger,
      (entry, error) => {
        const { slug } = entry.fields;
        if (typeof slug === 'string') broken.set(slug, error);
      },
    );
  const all = [...sound(wines, wineOf), ...sound(packs, packOf), ...sound(merch, merchOf)];
  const items = withLeastPrices(await priced(all, variants, logger));
  return { items, products: items.map(({ product }) => product), broken };
}

/** Two entries cannot share a sku or a page: the older one keeps it. */
function claimed(item: ShelfItem, entry: ContentEntry, taken: Set<string>): ShelfItem {
  for (const field of ['sku', 'slug'] as const) {
    if (taken.has(item.goods[field]))
      new FieldReader(entry).reject(field, `"${item.goods[field]}" is taken by another entry`);
  }
  taken.add(item.goods.sku).add(item.goods.slug);
  return item;
}

async function priced(items: readonly ShelfItem[], variants: OfferSource, logger: Logger): Promise<Shelf['items']> {
  const offers = await readOffers(
    variants,
    items.map(({ goods }) => goods.sku),
  );
  return items.flatMap((item) => {
    const offer = offers.get(item.goods.sku);
    if (!offer) {
      logger.warn('Left out: the back end does not sell this sku', { sku: item.goods.sku });
      return [];
    }
    const { price, stock, noIndividualPurchase, weight, isSubscribable } = offer;
    const more = { ...(weight !== undefined && { weight }), ...(isSubscribable && { isSubscribable }) };
    return [{ item, product: { ...item.goods, price, stock, noIndividualPurchase, ...more } }];
  });
}

/** A pack of one's own has no price but that of its cans: on the shelf it is the least that it can come to. */
function withLeastPrices(items: Shelf['items']): Shelf['items'] {
  const prices = singleCans(items.map(({ product }) => product)).map(({ price }) => price);
  return items.map(({ item, product }) =>
    product.composedOf === undefined || prices.length === 0
      ? { item, product }
      : { item, product: { ...product, price: multiplyMoney(cents(Math.min(...prices)), product.composedOf) } },
  );
}

const skusPerCall = 100;

/** All that content needs of the back end. */
export type OfferSource = Pick<VariantReader, 'readBySkus'>;

/** What the back end says of each sku, by sku; a sku it does not know is absent. Rejects as the reader does. */
async function readOffers(variants: OfferSource, skus: readonly string[]): Promise<ReadonlyMap<string, VariantOffer>> {
  const calls = Array.from({ length: Math.ceil(skus.length / skusPerCall) }, (_, page) =>
    skus.slice(page * skusPerCall, (page + 1) * skusPerCall),
  );
  const offers = (await Promise.all(calls.map((call) => variants.readBySkus(call)))).flat();
  return new Map(offers.map((offer) => [offer.sku, offer]));
}

/** What a pack of one's own can hold: wine, can by can. */
export function singleCans(products: readonly Product[]): readonly Product[] {
  return products.filter((product) => product.family === 'wine' && isBottle(product));
}

export function inStock(product: Product): boolean {
  return product.stock.kind !== 'out-of-stock';
}
