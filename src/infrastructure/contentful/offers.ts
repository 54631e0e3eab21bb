import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';

const skusPerCall = 100;

/** All that content needs of the back end. */
export type OfferSource = Pick<VariantReader, 'readBySkus'>;

/** What the back end says of each sku, by sku; a sku it does not know is absent. Rejects as the reader does. */
export async function readOffers(
  variants: OfferSource,
  skus: readonly string[],
): Promise<ReadonlyMap<string, VariantOffer>> {
  const calls = Array.from({ length: Math.ceil(skus.length / skusPerCall) }, (_, page) =>
    skus.slice(page * skusPerCall, (page + 1) * skusPerCall),
  );
  const offers = (await Promise.all(calls.map((call) => variants.readBySkus(call)))).flat();
  return new Map(offers.map((offer) => [offer.sku, offer]));
}
