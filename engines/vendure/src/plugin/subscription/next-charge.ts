import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import type { Day } from '#src/plugin/interval/calendar-day';
import type { SubscribedLine, Subscription } from './subscription.entity';

/** The charge of the next delivery, at today's prices, in cents. */
export interface NextCharge {
  readonly day: Day;
  readonly goods: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly isDiscounted: boolean;
}

@Injectable()
export class NextCharges {
  async of(
    _ctx: RequestContext,
    _subscription: Subscription,
    _today: Day,
    _lines?: readonly SubscribedLine[],
  ): Promise<NextCharge | undefined> {
    return undefined;
  }
}
