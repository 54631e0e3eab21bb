import { GatewayError } from '#src/application/ports/gateway-error';
import type { Availability, VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import { stockOf, type Supply, unitsLeft } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type OfferParts, readOffers } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** Keeps the address of a read short. */
const skusPerCall = 50;

/** Prices and stock of the engine. */
export class VendureVariantReader implements VariantReader {
  constructor(private readonly calls: VendureCalls) {}

  async readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]> {
    return (await this.offers(skus)).map(toVariantOffer);
  }

  async readAvailability(sku: string): Promise<Availability> {
    const [offer] = await this.offers([sku]);
    if (!offer) throw new GatewayError({ code: 'not_found', message: 'The shop does not sell this' });
    const { onHand, isBackorderable } = toSupply(offer);
    return { inStock: isBackorderable || onHand === undefined || onHand > 0, isBackorderable };
  }

  private async offers(skus: readonly string[]): Promise<readonly OfferParts[]> {
    const wanted = [...new Set(skus)];
    const pages: Promise<{ readonly offers: readonly OfferParts[] }>[] = [];
    for (let start = 0; start < wanted.length; start += skusPerCall)
      pages.push(this.calls.send(readOffers, { skus: wanted.slice(start, start + skusPerCall) }));
    return (await Promise.all(pages)).flatMap(({ offers }) => offers);
  }
}

function toVariantOffer(offer: OfferParts): VariantOffer {
  const supply = toSupply(offer);
  return {
    id: offer.id,
    sku: offer.sku,
    price: cents(offer.price),
    stock: stockOf(supply),
    noIndividualPurchase: offer.noIndividualPurchase,
    weight: offer.weight,
    ...(offer.subscribable && { isSubscribable: true }),
    ...omitNullish({ unitsLeft: unitsLeft(supply) }),
  };
}

function toSupply({ onHand, isBackorderable }: OfferParts): Supply {
  return { isBackorderable, ...omitNullish({ onHand }) };
}
