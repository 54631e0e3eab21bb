import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { OrderLine } from '@vendure/core';
import { Ctx, RequestContext } from '@vendure/core';
import type { Day, IntervalUnit } from '#src/plugins/core/interval/calendar-day';
import { readPrepaid } from '#src/plugins/core/order-line/prepaid-choice';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import type { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { PrepaidPlans } from '#src/plugins/subscription/prepaid/prepaid-plans';

interface Prepaid {
  readonly installmentCount: number;
  readonly intervalLength: number;
  readonly intervalUnit: IntervalUnit;
  readonly installmentPrice: number;
  readonly actionableDate: Day | null;
  readonly ending: Ending | undefined;
}

interface Ending {
  readonly endedOn: Day;
  readonly delivered: number;
  readonly refunded: number | null;
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
      ending: plan ? endingOf(ctx, plan) : undefined,
    };
  }
}

function endingOf(ctx: RequestContext, { endedAt, keptCount, refunded }: PrepaidPlan): Ending | undefined {
  if (endedAt === null || keptCount === null) return undefined;
  return { endedOn: dayAt(ctx.channel.customFields.timeZone, endedAt), delivered: keptCount, refunded };
}
