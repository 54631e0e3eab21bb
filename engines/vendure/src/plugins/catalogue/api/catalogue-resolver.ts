import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { Offer } from '#src/plugins/catalogue/offers';
import { Offers } from '#src/plugins/catalogue/offers';
import type { VariantPrice } from '#src/plugins/catalogue/variant-prices';
import { VariantPrices } from '#src/plugins/catalogue/variant-prices';
import { StockRequests } from '#src/plugins/stock-notice/stock-requests';

/** Tells Apollo for how many seconds others may keep an answer: the header of the answer says the least of its fields. */
interface Hinting {
  readonly cacheControl?: { setCacheHint(hint: { readonly maxAge: number; readonly scope: 'PUBLIC' }): void };
}

@Resolver()
export class CatalogueResolver {
  constructor(
    private readonly kept: Offers,
    private readonly prices: VariantPrices,
    private readonly requests: StockRequests,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async offers(
    @Ctx() ctx: RequestContext,
    @Info() info: Hinting,
    @Args('skus') skus: string[],
  ): Promise<readonly Offer[]> {
    const { offers, seconds } = await this.kept.of(ctx, skus);
    info.cacheControl?.setCacheHint({ maxAge: seconds, scope: 'PUBLIC' });
    return offers;
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
