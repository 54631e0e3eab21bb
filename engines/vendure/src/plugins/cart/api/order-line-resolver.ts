import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Asset, OrderLine } from '@vendure/core';
import { AssetService, Ctx, RequestContext } from '@vendure/core';
import type { Repetition } from '#src/plugins/core/order-line/repeating-lines';
import { repetitionOf } from '#src/plugins/core/order-line/repeating-lines';

/** Serves the shop's additions to a line. */
@Resolver('OrderLine')
export class OrderLineResolver {
  constructor(private readonly assets: AssetService) {}

  @ResolveField()
  subscription(@Parent() line: OrderLine): Repetition | undefined {
    return repetitionOf(line);
  }

  /** In place of Vendure's own, which asks the database once more for the picture of a line that was read to have none. */
  @ResolveField()
  async featuredAsset(@Ctx() ctx: RequestContext, @Parent() line: OrderLine): Promise<Asset | null | undefined> {
    const { featuredAsset }: { readonly featuredAsset?: Asset | null } = line;
    return featuredAsset === null || featuredAsset?.preview ? featuredAsset : this.assets.getFeaturedAsset(ctx, line);
  }
}
