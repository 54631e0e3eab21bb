import { Injectable } from '@nestjs/common';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { wasToldOfMissingCard } from './next-delivery';

/** The state of a subscription after its last day. */
export const ended = {
  state: 'inactive',
  isPaused: false,
  actionableDate: null,
} as const satisfies Partial<Subscription>;

/**
 * Ends subscriptions whose last day has passed (spec §3 Subscription). A last delivery that was never tried, because no
 * heartbeat ran on its day, is tried first.
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
    const passed = (await this.connection
      .getRepository(ctx, Subscription)
      .query(passedQuery, [today])) as readonly Passed[];
    await eachRow(job, passed, ({ id }) =>
      this.connection.withTransaction(ctx, async (inside) => {
        const rows = this.connection.getRepository(inside, Subscription);
        const [still] = (await rows.query(`${passedQuery} AND id = $2 FOR NO KEY UPDATE SKIP LOCKED`, [
          today,
          id,
        ])) as readonly Passed[];
        if (still) await rows.update(id, ended);
      }),
    );
  }
}

type Passed = Pick<Subscription, 'id'>;

const job: RowJob<Passed> = { name: 'PassedEnds', failed: ({ id }) => `The subscription ${id} is not ended` };

const passedQuery = `SELECT id FROM subscription WHERE state = 'active' AND "endDate" < $1
  AND ("plannedOn" IS NULL
    OR EXISTS (SELECT FROM delivery WHERE "subscriptionId" = subscription.id AND "dueOn" = "actionableDate"
               AND delivery.state IN ('declined', 'sold-out'))
    OR ${wasToldOfMissingCard})`;
