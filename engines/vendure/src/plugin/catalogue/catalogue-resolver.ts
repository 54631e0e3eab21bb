import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { Offer } from './offers';
import { Offers } from './offers';

/** Tells Apollo for how many seconds others may keep an answer: the header of the answer says the least of its fields. */
interface Hinting {
  readonly cacheControl?: { setCacheHint(hint: { readonly maxAge: number; readonly scope: 'PUBLIC' }): void };
}

@Resolver()
export class CatalogueResolver {
  constructor(private readonly kept: Offers) {}

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
}
