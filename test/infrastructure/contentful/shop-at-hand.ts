import type { VariantOffer, VariantReader } from '../../../src/application/ports/shop/variant-reader';
import type { Journal } from '../../../src/application/ports/system/journal';
import { cents } from '../../../src/domain/money/money';

export function offer(sku: string, more: Partial<VariantOffer> = {}): VariantOffer {
  return { id: 1, sku, price: cents(850), stock: { kind: 'in-stock' }, noIndividualPurchase: false, ...more };
}

/** Offers that are at hand; remembers how it was asked. */
export class OffersAtHand implements VariantReader {
  readonly calls: (readonly string[])[] = [];

  constructor(private readonly offers: readonly VariantOffer[]) {}

  async readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]> {
    this.calls.push(skus);
    return this.offers.filter(({ sku }) => skus.includes(sku));
  }
}

/** Keeps what was written, each message with its details. */
export class KeptJournal implements Journal {
  readonly lines: string[] = [];

  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push([message, ...Object.values(details).map(String)].join(' '));
  }
}
