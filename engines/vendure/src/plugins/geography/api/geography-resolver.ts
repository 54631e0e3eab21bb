import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { CountryState } from '#src/plugins/core/address/provinces';
import { Provinces } from '#src/plugins/core/address/provinces';
import { notFound } from '#src/plugins/core/shop-failure';

@Resolver()
export class GeographyResolver {
  constructor(private readonly provinces: Provinces) {}

  @Query()
  @Allow(Permission.Public)
  async countryStates(
    @Ctx() ctx: RequestContext,
    @Args('countryIso') countryIso: string,
  ): Promise<readonly CountryState[]> {
    const states = await this.provinces.of(ctx, countryIso);
    if (!states) throw notFound('country');
    return states;
  }
}
