import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Order } from '@vendure/core';
import { Ctx, Payment, RequestContext, TransactionalConnection } from '@vendure/core';

/** Tells of the order of a delivery how it was paid. */
@Resolver('DeliveryOrder')
export class DeliveryOrderResolver {
  constructor(private readonly connection: TransactionalConnection) {}

  @ResolveField()
  payments(@Ctx() ctx: RequestContext, @Parent() { id }: Order): Promise<readonly Payment[]> {
    return this.connection
      .getRepository(ctx, Payment)
      .find({ where: { order: { id } }, order: { createdAt: 'ASC', id: 'ASC' } });
  }
}
