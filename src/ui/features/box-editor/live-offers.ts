import { makeAutoObservable, observableRef } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Logger } from '#src/application/ports/system/logger';
import type { Product } from '#src/domain/catalogue/product';

/** The cans of the build with the prices and the stock of today, as soon as they are known. */
export class LiveOffers {
  private cans: readonly Product[] = [];
  private offers: ReadonlyMap<string, VariantOffer> | undefined = undefined;

  constructor(
    private readonly variants: VariantReader,
    private readonly logger: Logger,
  ) {
    makeAutoObservable<LiveOffers, 'cans' | 'offers'>(this, { cans: observableRef, offers: observableRef });
  }

  get all(): readonly Product[] {
    return this.cans.map((can) => {
      const offer = this.offers?.get(can.sku);
      return offer ? { ...can, price: offer.price, stock: offer.stock } : can;
    });
  }

  /** Whether prices and stock are those of today. */
  get isKnown(): boolean {
    return this.offers !== undefined;
  }

  setProducts(cans: readonly Product[]): void {
    this.cans = cans;
  }

  /** What somebody else has asked for already. */
  setOffers(offers: readonly VariantOffer[]): void {
    this.offers = new Map(offers.map((offer) => [offer.sku, offer]));
  }

  /** As many of a can as there are; none of what is not sold. */
  maxQuantityOf(sku: string): number {
    const can = this.all.find((one) => one.sku === sku);
    const isSold = can && (!this.offers || this.offers.has(sku)) && can.stock.kind !== 'out-of-stock';
    if (!isSold) return 0;
    return this.offers?.get(sku)?.unitsLeft ?? (can.stock.kind === 'few' ? can.stock.left : Infinity);
  }

  /** Asks for today's prices and stock; without an answer those of the build stay. */
  async refresh(): Promise<void> {
    try {
      const offers = await this.variants.readBySkus(this.cans.map(({ sku }) => sku));
      this.setOffers(offers);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn('Prices and stock of the cans stay those of the build', { code: error.code });
    }
  }
}
