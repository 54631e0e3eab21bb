import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import type { PlanEnd } from '#src/plugins/subscription/prepaid/plan-endings';
import { PlanEndings } from '#src/plugins/subscription/prepaid/plan-endings';

/** Lets the shop end prepaid plans. */
@Resolver()
export class PrepaidAdminResolver {
  constructor(private readonly endings: PlanEndings) {}

  @Mutation()
  @Transaction()
  @Allow(Permission.UpdateOrder)
  endPrepaidPlan(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<PlanEnd> {
    return this.endings.end(ctx, id);
  }
}
