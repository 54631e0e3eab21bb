import { ContentReader } from '#src/application/ports/content/content-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { Product } from '#src/domain/catalogue/product';
import { withOffer } from '#src/domain/catalogue/shopper-price';
import { additionAllowance, crossSellCandidates } from '#src/domain/orders/cross-sell';

const offersShown = 3;
/** More than are shown, because some may have sold out today. */
const candidatesAsked = 9;

/** The products that can be added to a placed order, with today's prices and stock (spec §1 Cross-sell). */
export class OfferAdditions {
  static readonly uses = { content: ContentReader, variants: VariantReader, clock: Clock };

  constructor(private readonly use: Used<typeof OfferAdditions.uses>) {}

  /** At most three; none without a parcel, nor once it is packed, nor dearer than an addition may be. Rejects with GatewayError. */
  async execute(order: Order): Promise<readonly Product[]> {
    if (order.shipments.length === 0 || (order.crossSellEndsAt ?? 0) <= this.use.clock.now()) return [];
    const candidates = crossSellCandidates(order, await this.use.content.readCatalogue()).slice(0, candidatesAsked);
    if (candidates.length === 0) return [];
    const offers = await this.use.variants.readBySkus(candidates.map(({ sku }) => sku));
    const allowance = additionAllowance(order);
    return candidates
      .flatMap((product) => {
        const offer = offers.find(({ sku }) => sku === product.sku);
        return offer && offer.stock.kind !== 'out-of-stock' ? [withOffer(product, offer)] : [];
      })
      .filter(({ price }) => price <= allowance)
      .slice(0, offersShown);
  }
}
