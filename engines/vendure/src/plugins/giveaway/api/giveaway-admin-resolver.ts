import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, TransactionalConnection } from '@vendure/core';
import { notFound } from '#src/plugins/core/shop-failure';
import { GiveawayEntry } from '#src/plugins/giveaway/entities/giveaway-entry.entity';
import { Giveaway } from '#src/plugins/giveaway/entities/giveaway.entity';
import { giveawayFile } from '#src/plugins/giveaway/giveaway-file';
import { exportGiveaways } from '#src/plugins/giveaway/giveaway-permission';

/** Hands the entries of giveaways to those who draw the winners. */
@Resolver('Giveaway')
export class GiveawayAdminResolver {
  constructor(private readonly connection: TransactionalConnection) {}

  @Query()
  @Allow(exportGiveaways.Permission)
  giveaways(@Ctx() ctx: RequestContext): Promise<readonly Giveaway[]> {
    return this.connection.getRepository(ctx, Giveaway).find({ order: { endsAt: 'DESC' } });
  }

  @Query()
  @Allow(exportGiveaways.Permission)
  async giveawayFile(@Ctx() ctx: RequestContext, @Args('name') name: string): Promise<string> {
    const giveaway = await this.connection.getRepository(ctx, Giveaway).findOneBy({ name });
    if (!giveaway) throw notFound('giveaway');
    const entries = this.connection.getRepository(ctx, GiveawayEntry);
    return giveawayFile(await entries.find({ where: { giveawayId: giveaway.id }, order: { position: 'ASC' } }));
  }

  @ResolveField()
  @Allow(exportGiveaways.Permission)
  entries(@Ctx() ctx: RequestContext, @Parent() { id }: Giveaway): Promise<number> {
    return this.connection.getRepository(ctx, GiveawayEntry).countBy({ giveawayId: id });
  }
}
