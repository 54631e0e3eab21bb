import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { NextCharges } from './next-charge';
import { isHeldForCard, isUnpaid, lastAttemptOn, nextDeliveryDay } from './next-delivery';

/** A delivery that is due and could not be paid. */
export interface UnpaidDelivery {
  /** The price of a delivery today, in cents. */
  readonly total: number;
  /** The days of the next and of the last attempt that the shop makes by itself; null when it makes none. */
  readonly nextAttemptOn: Day | null;
  readonly lastAttemptOn: Day | null;
}

/** Calculates the amount that customers owe, and detects a delivery without a means of payment. */
@Injectable()
export class UnpaidDeliveries {
  constructor(private readonly charges: NextCharges) {}

  /** Undefined when nothing is owed. */
  async of(ctx: RequestContext, subscription: Subscription, today: Day): Promise<UnpaidDelivery | undefined> {
    if (!isUnpaid(subscription, today)) return undefined;
    const total = await this.charges.shownTotal(ctx, subscription);
    const next = nextDeliveryDay(subscription, today);
    if (next === undefined) return { total, nextAttemptOn: null, lastAttemptOn: null };
    return { total, nextAttemptOn: next, lastAttemptOn: lastAttemptOn(subscription, next) };
  }

  /** True when neither a card nor store credit pays the next delivery; false when none is planned. */
  async needsCard(ctx: RequestContext, subscription: Subscription, today: Day): Promise<boolean> {
    const isPlanned = nextDeliveryDay(subscription, today) !== undefined || isHeldForCard(subscription, today);
    return isPlanned && this.charges.showsNeedOfCard(ctx, subscription);
  }
}
