import { Injectable } from '@nestjs/common';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugin/interval/calendar-day';
import { mostTries } from './next-delivery';
import { Subscription } from './subscription.entity';

/** The state of a subscription after its last day. */
export const ended = {
  state: 'inactive',
  isPaused: false,
  actionableDate: null,
} as const satisfies Partial<Subscription>;

/**
 * Ends subscriptions whose last day has passed (spec §3 Subscription). One whose last delivery nobody has tried yet, because no
 * heartbeat was on its day, waits until it is.
 */
@Injectable()
export class PassedEnds implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
  ) {}

  /** Leaves those that somebody else is at to the next heartbeat. */
  async work(today: Day): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    await this.connection.withTransaction(ctx, async (inside) => {
      const rows = this.connection.getRepository(inside, Subscription);
      const passed: readonly { readonly id: Subscription['id'] }[] = await rows.query(
        `SELECT id FROM subscription WHERE state = 'active' AND "endDate" < $1
         AND ("actionableDate" IS NULL OR "actionableDate" > "endDate"
           OR ("paymentState" = 'failed' AND ("failedTries" >= $2 OR NOT "mayBeTriedAgain"))
           OR EXISTS (SELECT FROM delivery WHERE "subscriptionId" = subscription.id AND "dueOn" = "actionableDate"
                      AND delivery.state IN ('declined', 'sold-out')))
         FOR NO KEY UPDATE SKIP LOCKED`,
        [today, mostTries],
      );
      for (const { id } of passed) await rows.update(id, ended);
    });
  }
}
