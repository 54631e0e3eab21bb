import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import { isBottle } from '#src/domain/catalogue/can-count';
import type { Product } from '#src/domain/catalogue/product';
import { cents, multiplyMoney } from '#src/domain/money/money';
import { type Review, reviewStats } from '#src/domain/reviews/review';
import { fields } from '#src/infrastructure/shared/checks';
import { type ContentEntry, validEntries, wrongShape } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { readEntry } from './entry-checks';
import { addressOf } from './page-addresses';
import { describedAs, foundPictures, optionalPicture } from './picture-checks';
import { merchOf, packOf, type ProductEntry, wineOf } from './product-entries';
import type { ProductReview } from './review-entry';

const skusPerCall = 100;

const imagesShape = fields({ images: foundPictures });
const kitShape = fields({ mainImage: optionalPicture });

/** The part of the shop back end that content needs. */
export type OfferSource = Pick<VariantReader, 'readBySkus'>;

/** Everything that is sold, in the shop's order. */
export interface ProductList {
  readonly items: readonly { readonly entry: ProductEntry; readonly product: Product }[];
  readonly products: readonly Product[];
  /** By slug, the reason a product's page cannot be built. */
  readonly broken: ReadonlyMap<string, GatewayError>;
}

/** Wines, packs and merchandise with the back end's prices and stock. Rejects with GatewayError. */
export async function loadProducts(entries: EntrySource, variants: OfferSource): Promise<ProductList> {
  const [wines, packs, merch, kits] = await Promise.all([
    entries.readAll('product'),
    entries.readAll('pack'),
    entries.readAll('merch'),
    entries.readAll('kit'),
  ]);
  for (const entry of [...wines, ...packs, ...merch])
    for (const problem of readEntry(entry, imagesShape).images.problems) log.warn(wrongShape(entry, problem).message);
  const broken = new Map<string, GatewayError>();
  const taken = new Set<string>();
  const valid = (group: readonly ContentEntry[], map: (entry: ContentEntry) => ProductEntry): readonly ProductEntry[] =>
    validEntries(
      group,
      (entry) => checkUnique(map(entry), entry, taken),
      (entry, error) => {
        const slug = addressOf(entry, 'slug');
        if (slug !== undefined) broken.set(slug, error);
      },
    );
  const all = [...valid(wines, wineOf), ...valid(packs, packOf), ...valid(merch, merchOf)];
  const pictured = withKitPictures(all, kits);
  const items = withMinimumPrices(withGiftSets(await withOffers(pictured, variants)));
  return { items, products: items.map(({ product }) => product), broken };
}

/** A pack without pictures of its own has that of its kit (spec §3 Kit: mainImage). */
function withKitPictures(items: readonly ProductEntry[], kits: readonly ContentEntry[]): readonly ProductEntry[] {
  return items.map((item) => {
    const { product, page } = item;
    const kit = page.pictures.length > 0 ? undefined : kits.find(({ fields }) => fields['sku'] === product.sku);
    const found = kit && readEntry(kit, kitShape).mainImage;
    const picture = found && describedAs(product.name, found);
    return picture ? { ...item, product: { ...product, picture }, page: { ...page, pictures: [picture] } } : item;
  });
}

/** Two entries cannot share a sku or a page. The older entry keeps it. */
function checkUnique(mapped: ProductEntry, entry: ContentEntry, taken: Set<string>): ProductEntry {
  const { product } = mapped;
  for (const field of ['sku', 'slug'] as const) {
    if (taken.has(product[field])) throw wrongShape(entry, `${field}: "${product[field]}" is taken by another entry`);
  }
  taken.add(product.sku).add(product.slug);
  return mapped;
}

async function withOffers(entries: readonly ProductEntry[], variants: OfferSource): Promise<ProductList['items']> {
  const offers = await readOffers(
    variants,
    entries.map(({ product }) => product.sku),
  );
  return entries.flatMap((entry) => {
    const { sku } = entry.product;
    const offer = offers.get(sku);
    if (!offer) {
      log.warn('Left out: the back end does not sell this sku', { sku });
      return [];
    }
    const { price, stock, noIndividualPurchase, weight, isSubscribable } = offer;
    const more = { ...(weight !== undefined && { weight }), ...(isSubscribable && { isSubscribable }) };
    return [{ entry, product: { ...entry.product, price, stock, noIndividualPurchase, ...more } }];
  });
}

/** Offers by sku. A sku that the back end does not know is absent. Content has no prices, so nothing is made without the back end. */
async function readOffers(variants: OfferSource, skus: readonly string[]): Promise<ReadonlyMap<string, VariantOffer>> {
  const calls = Array.from({ length: Math.ceil(skus.length / skusPerCall) }, (_, page) =>
    skus.slice(page * skusPerCall, (page + 1) * skusPerCall),
  );
  const offers = (await Promise.all(calls.map((call) => variants.readBySkus(call).catch(withoutPrices)))).flat();
  return new Map(offers.map((offer) => [offer.sku, offer]));
}

function withoutPrices(error: unknown): never {
  if (!(error instanceof GatewayError)) throw error;
  const { code, trace, message } = error;
  const plain = `The shop's back end has told no prices and no stock, without which there are no pages: ${message}`;
  throw new GatewayError({ code, trace, message: plain, cause: error });
}

/** Marks the packs that hold something besides wine. */
function withGiftSets(items: ProductList['items']): ProductList['items'] {
  const wines = new Set(items.filter(({ product }) => product.family === 'wine').map(({ product }) => product.sku));
  return items.map(({ entry, product }) =>
    product.parts.every(({ sku }) => wines.has(sku))
      ? { entry, product }
      : { entry, product: { ...product, isGiftSet: true } },
  );
}

/** A custom pack costs the sum of its cans. Its listed price is the lowest possible one. */
function withMinimumPrices(items: ProductList['items']): ProductList['items'] {
  const prices = singleCans(items.map(({ product }) => product)).map(({ price }) => price);
  return items.map(({ entry, product }) =>
    product.composedOf === undefined || prices.length === 0
      ? { entry, product }
      : { entry, product: { ...product, price: multiplyMoney(cents(Math.min(...prices)), product.composedOf) } },
  );
}

/** The same list, in which every product that was reviewed has its rating (spec §3 Client state, reviews). */
export function withRatings({ items, broken }: ProductList, reviews: readonly ProductReview[]): ProductList {
  const bySku = new Map<string, Review[]>();
  for (const { sku, review } of reviews) bySku.set(sku, [...(bySku.get(sku) ?? []), review]);
  const rated = items.map(({ entry, product }) => {
    const own = bySku.get(product.sku);
    return { entry, product: own ? { ...product, rating: reviewStats(own) } : product };
  });
  return { items: rated, products: rated.map(({ product }) => product), broken };
}

/** The cans that a custom pack can hold. */
export function singleCans(products: readonly Product[]): readonly Product[] {
  return products.filter((product) => product.family === 'wine' && isBottle(product));
}

export function inStock(product: Product): boolean {
  return product.stock.kind !== 'out-of-stock';
}

/** In the order of the skus. Products that are not sold are left out. */
export function productsBySku(
  skus: readonly string[],
  { products, onUnknownSku }: { readonly products: readonly Product[]; readonly onUnknownSku: (sku: string) => void },
): readonly Product[] {
  return skus.flatMap((sku) => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (!product) onUnknownSku(sku);
    return product ? [product] : [];
  });
}
