import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { StockRequests } from './stock-requests';
import type { Supply } from './supplies';
import { Supplies } from './supplies';
import type { VariantPrice } from './variant-prices';
import { VariantPrices } from './variant-prices';
import { Variants } from './variants';

interface Offer extends Partial<Supply> {
  readonly id: ID;
  readonly sku: string;
  readonly price: number;
  readonly weight: number;
  readonly noIndividualPurchase: boolean;
  readonly subscribable: boolean;
}

@Resolver()
export class CatalogueResolver {
  constructor(
    private readonly variants: Variants,
    private readonly supplies: Supplies,
    private readonly prices: VariantPrices,
    private readonly requests: StockRequests,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async offers(@Ctx() ctx: RequestContext, @Args('skus') skus: string[]): Promise<readonly Offer[]> {
    const variants = await this.variants.bySku(ctx, skus);
    const supplies = await this.supplies.of(ctx, variants);
    return variants.map(({ id, sku, listPrice, customFields: { weight, noIndividualPurchase, subscribable } }) => ({
      ...{ id, sku, price: listPrice, weight, noIndividualPurchase, subscribable },
      ...supplies.get(sku),
    }));
  }

  @Query()
  @Allow(Permission.Public)
  variantPrice(
    @Ctx() ctx: RequestContext,
    @Args('sku') sku: string,
    @Args('quantity') quantity: number,
    @Args('interval') interval?: { readonly length: number; readonly unit: string } | null,
  ): Promise<VariantPrice> {
    return this.prices.read(ctx, sku, quantity, interval);
  }

  @Mutation()
  @Allow(Permission.Public)
  async requestStockNotice(
    @Ctx() ctx: RequestContext,
    @Args('email') email: string,
    @Args('sku') sku: string,
  ): Promise<boolean> {
    await this.requests.add(ctx, email, sku);
    return true;
  }
}
