import { Inject, Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import type { Supply } from '#src/plugins/core/catalogue/supplies';
import { Supplies } from '#src/plugins/core/catalogue/supplies';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { invalid } from '#src/plugins/core/shop-failure';

/** Skus of one call: several times the number that the storefront requests at once. */
const mostSkus = 200;

/** Today's price and stock of products on sale. */
export interface Offer extends Partial<Supply> {
  readonly id: ID;
  readonly sku: string;
  /** In cents. */
  readonly price: number;
  readonly weight: number;
  readonly noIndividualPurchase: boolean;
  readonly subscribable: boolean;
}

/** Offers, and for how many seconds others may show them as they are. */
export interface Offered {
  readonly offers: readonly Offer[];
  readonly seconds: number;
}

/** The time for which offers are kept, and a clock; both in milliseconds. */
export interface Keeping {
  readonly time: number;
  now(): number;
}

export const OFFER_KEEPING = Symbol('OFFER_KEEPING');

interface Kept {
  readonly readAt: number;
  readonly offer: Promise<Offer | undefined>;
}

/**
 * Answers the offers of pages, which every visit reads, and keeps them for a few seconds. Counted from before they were read, so
 * that no visitor sees a price or a stock that was changed longer ago. Carts and orders read neither from here.
 */
@Injectable()
export class Offers {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly variants: Variants,
    private readonly supplies: Supplies,
    @Inject(OFFER_KEEPING) private readonly keeping: Keeping,
  ) {}

  /** Returns those of the skus that are sold. Throws INVALID for more skus than any page shows. */
  async of(ctx: RequestContext, skus: readonly string[]): Promise<Offered> {
    if (skus.length > mostSkus) throw invalid({ skus: [`are too many (maximum is ${mostSkus})`] });
    const now = this.keeping.now();
    const nameOf = (sku: string): string => [ctx.channelId, ctx.currencyCode, sku].join('/');
    const wanted = [...new Set(skus)];
    const isFresh = (kept: Kept | undefined): kept is Kept =>
      kept !== undefined && now - kept.readAt < this.keeping.time;
    const missing = wanted.filter((sku) => !isFresh(this.kept.get(nameOf(sku))));
    if (missing.length > 0) {
      const read = this.read(ctx, missing);
      for (const sku of missing) this.keep(nameOf(sku), { readAt: now, offer: read.then((found) => found.get(sku)) });
    }
    const all = wanted.flatMap((sku) => this.kept.get(nameOf(sku)) ?? []);
    const offers = (await Promise.all(all.map(({ offer }) => offer))).filter((offer) => offer !== undefined);
    const oldest = Math.min(now, ...all.map(({ readAt }) => readAt));
    // A proxy may keep an answer only for as long as it would be kept here.
    return { offers, seconds: Math.max(0, Math.floor((oldest + this.keeping.time - this.keeping.now()) / 1000)) };
  }

  /** Only products on sale stay: a caller who asks for missing ones fills no memory. */
  private keep(name: string, kept: Kept): void {
    const forget = (): void => {
      if (this.kept.get(name) === kept) this.kept.delete(name);
    };
    this.kept.set(name, kept);
    kept.offer.then((offer) => offer ?? forget(), forget);
  }

  private async read(ctx: RequestContext, skus: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
    const variants = await this.variants.bySku(ctx, skus);
    const supplies = await this.supplies.of(ctx, variants);
    return new Map(
      variants.map(({ id, sku, listPrice, customFields: { weight, noIndividualPurchase, subscribable } }) => [
        sku,
        { id, sku, price: listPrice, weight, noIndividualPurchase, subscribable, ...supplies.get(sku) },
      ]),
    );
  }
}
