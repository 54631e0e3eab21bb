import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { carrierFile } from '#src/plugins/orders/carrier-file';
import type { Parcel } from '#src/plugins/orders/parcels';
import { Parcels } from '#src/plugins/orders/parcels';

@Resolver()
export class ParcelsResolver {
  constructor(private readonly service: Parcels) {}

  @Query()
  @Allow(Permission.ReadOrder)
  parcels(@Ctx() ctx: RequestContext, @Args('orderIds') orderIds: ID[]): Promise<readonly Parcel[]> {
    return this.service.ofOrders(ctx, orderIds);
  }

  @Query()
  @Allow(Permission.ReadOrder)
  async carrierFile(@Ctx() ctx: RequestContext): Promise<string> {
    return carrierFile(await this.service.open(ctx));
  }
}
