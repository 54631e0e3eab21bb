import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { Referrals } from '#src/plugins/referral/referrals';

@Resolver()
export class ReferralResolver {
  constructor(private readonly referrals: Referrals) {}

  @Mutation()
  @Allow(Permission.Public)
  identifyReferrer(@Ctx() ctx: RequestContext, @Args('email') email: string): Promise<string> {
    return this.referrals.identify(ctx, email);
  }
}
