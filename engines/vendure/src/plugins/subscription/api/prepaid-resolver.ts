import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { OrderLine } from '@vendure/core';
import { Ctx, RequestContext } from '@vendure/core';
import type { Day, IntervalUnit } from '#src/plugins/core/interval/calendar-day';
import { readPrepaid } from '#src/plugins/core/order-line/prepaid-choice';
import { PrepaidPlans } from '#src/plugins/subscription/prepaid/prepaid-plans';

interface Prepaid {
  readonly installmentCount: number;
  readonly intervalLength: number;
  readonly intervalUnit: IntervalUnit;
  readonly installmentPrice: number;
  readonly actionableDate: Day | null;
}

@Resolver('OrderLine')
export class PrepaidResolver {
  constructor(private readonly plans: PrepaidPlans) {}

  @ResolveField()
  async prepaid(@Ctx() ctx: RequestContext, @Parent() line: OrderLine): Promise<Prepaid | undefined> {
    const choice = readPrepaid(line.customFields.prepaid);
    if (!choice) return undefined;
    const { installmentCount, interval } = choice;
    const plan = await this.plans.ofLine(ctx, line.id);
    return {
      installmentCount,
      intervalLength: interval.length,
      intervalUnit: interval.unit,
      installmentPrice: Math.round(line.listPrice / installmentCount),
      actionableDate: plan?.actionableDate ?? null,
    };
  }
}
