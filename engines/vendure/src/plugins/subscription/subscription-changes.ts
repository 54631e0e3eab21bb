import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays } from '#src/plugins/core/interval/calendar-day';
import { invalid } from '#src/plugins/core/shop-failure';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { DeliveryReminders } from './delivery-reminders';
import type { Scheduled } from './next-delivery';
import { chosen, nextFreeDay, scheduled, scheduledFor } from './next-delivery';
import { SubscribedCans } from './subscribed-cans';
import { SubscriptionMails } from './subscription-mails';
import { isOver, skipRefusal } from './subscription-rules';
import type { SubscriptionUpdate } from './subscription-update';
import { SubscriptionUpdates } from './subscription-update';
import { requireOwner, Subscriptions } from './subscriptions';

/** Characters of the words in which a customer says why. */
const longestReason = 1000;

/**
 * Identifies a subscription and the customer who changes it. Another customer's subscription is UNAUTHORIZED, an
 * unknown one NOT_FOUND.
 */
export interface SubscriptionKey {
  readonly customerId: ID;
  readonly id: ID;
}

type Fields = Parameters<Subscriptions['save']>[2];

/**
 * Changes subscriptions for their customers (spec §4 Subscription actions). Each change locks the row, is confirmed by
 * a mail of the same transaction, and returns the changed subscription. A change that breaks a rule is INVALID with the
 * field, and changes nothing.
 */
@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly updates: SubscriptionUpdates,
    private readonly cans: SubscribedCans,
    private readonly mails: SubscriptionMails,
    private readonly reminders: DeliveryReminders,
  ) {}

  /** Moves the next delivery by one interval, once in a row; one that is late, to the next free day. */
  skip(ctx: RequestContext, key: SubscriptionKey, today: Day): Promise<Subscription> {
    return this.change(ctx, key, today, async (inside, subscription) => {
      const refusal = skipRefusal(subscription);
      if (refusal) throw invalid(refusal);
      const { skipCount, successiveSkipCount } = subscription;
      await this.write(inside, subscription, {
        ...skipped(subscription, today),
        skipCount: skipCount + 1,
        successiveSkipCount: successiveSkipCount + 1,
      });
    });
  }

  /** Ends it at once; of a reason that is too long, the beginning is kept. */
  cancel(ctx: RequestContext, key: SubscriptionKey, today: Day, reason?: string | null): Promise<Subscription> {
    return this.change(ctx, key, today, async (inside, subscription) => {
      if (subscription.state !== 'active') throw invalid({ state: ['cannot transition via "cancel"'] });
      await this.write(inside, subscription, {
        state: 'canceled',
        isPaused: false,
        actionableDate: null,
        cancellationReason: reasonOf(reason),
      });
    });
  }

  /** Stops deliveries until a day, or until they are resumed. Changes nothing when they are stopped. */
  pause(ctx: RequestContext, key: SubscriptionKey, today: Day, until?: string | null): Promise<Subscription> {
    return this.change(ctx, key, today, async (inside, subscription) => {
      requireActive(subscription);
      if (subscription.isPaused) return;
      const day = until == null ? { actionableDate: null } : scheduledFor(until, today);
      await this.write(inside, subscription, { isPaused: true, ...day });
    });
  }

  /** Goes on with deliveries on a day, else tomorrow. Changes nothing when they are not stopped. */
  resume(ctx: RequestContext, key: SubscriptionKey, today: Day, on?: string | null): Promise<Subscription> {
    return this.change(ctx, key, today, async (inside, subscription) => {
      requireActive(subscription);
      if (!subscription.isPaused) return;
      const day = on == null ? chosen(addDays(today, 1)) : scheduledFor(on, today);
      await this.write(inside, subscription, { isPaused: false, ...day });
    });
  }

  /** Changes interval, day, address, card and cans: all that is sent, or nothing. */
  update(ctx: RequestContext, key: SubscriptionKey, today: Day, update: SubscriptionUpdate): Promise<Subscription> {
    return this.change(ctx, key, today, async (inside, subscription) => {
      if (isOver(subscription)) throw invalid({ state: ['cannot change a subscription which is not active'] });
      const fields = await this.updates.read(inside, subscription, update, today);
      if (update.cans != null) await this.cans.change(inside, subscription, update.cans);
      if (Object.keys(fields).length > 0) await this.write(inside, subscription, fields);
    });
  }

  private change(
    ctx: RequestContext,
    { customerId, id }: SubscriptionKey,
    today: Day,
    change: (inside: RequestContext, subscription: Subscription) => Promise<void>,
  ): Promise<Subscription> {
    return this.subscriptions.locked(ctx, id, async (inside, before) => {
      requireOwner(before, customerId);
      await change(inside, before);
      const after = await this.subscriptions.load(inside, id);
      await this.mails.changed(inside, { before, after }, today);
      const announced = await this.reminders.announceChange(inside, { before, after }, today);
      return this.reminders.announceAtOnce(inside, announced, today);
    });
  }

  private async write(ctx: RequestContext, { id }: Subscription, fields: Fields): Promise<void> {
    await this.subscriptions.save(ctx, id, fields);
  }
}

/** A day to come moves by one interval, one that is over to the next free day. */
function skipped({ actionableDate, interval, anchorDay }: Subscription, today: Day): Partial<Scheduled> {
  if (actionableDate === null) return {};
  const from = actionableDate > today ? actionableDate : today;
  return scheduled(nextFreeDay(actionableDate, { interval, anchorDay }, from));
}

function requireActive({ state }: Subscription): void {
  if (state !== 'active') throw invalid({ paused: ['cannot pause/resume a subscription which is not active'] });
}

function reasonOf(reason: string | null | undefined): string | null {
  return (
    Array.from((reason ?? '').trim())
      .slice(0, longestReason)
      .join('') || null
  );
}
