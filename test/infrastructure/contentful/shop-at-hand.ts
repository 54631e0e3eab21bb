import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { cents } from '#src/domain/money/money';
import type { OfferSource } from '#src/infrastructure/contentful/product-list';
import type { RecordingLogger } from '#test/fakes/system/recording-logger';

export function offer(sku: string, more: Partial<VariantOffer> = {}): VariantOffer {
  return { id: 'variant-1', sku, price: cents(850), stock: { kind: 'in-stock' }, noIndividualPurchase: false, ...more };
}

/** Offers that are at hand; remembers how it was asked. */
export class OffersAtHand implements OfferSource {
  readonly calls: (readonly string[])[] = [];

  constructor(private readonly offers: readonly VariantOffer[]) {}

  async readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]> {
    this.calls.push(skus);
    return this.offers.filter(({ sku }) => skus.includes(sku));
  }
}

/** Returns the logged messages, each with the values of its details. */
export function linesOf({ entries }: RecordingLogger): readonly string[] {
  return entries.map(({ message, details }) => [message, ...Object.values(details).map(String)].join(' '));
}
