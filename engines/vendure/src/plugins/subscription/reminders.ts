import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays } from '#src/plugins/core/interval/calendar-day';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { DeliveryReminders } from './delivery-reminders';
import type { Announcement } from './due-reminders';
import { leadDays } from './due-reminders';
import { Subscriptions } from './subscriptions';

/** Announces deliveries two weeks and three days before (spec §4 Default reminder). */
@Injectable()
export class Reminders implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly subscriptions: Subscriptions,
    private readonly reminders: DeliveryReminders,
  ) {}

  async work(today: Day): Promise<void> {
    await eachRow(job, await this.due(today), async (id) => {
      const ctx = await this.contexts.create({ apiType: 'shop' });
      await this.connection.withTransaction(ctx, (inside) => this.remind(inside, id, today));
    });
  }

  /** Writes the due reminder of a subscription, unless another transaction has locked it. */
  private async remind(ctx: RequestContext, id: ID, today: Day): Promise<void> {
    const lock = 'SELECT id FROM subscription WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
    const locked: readonly unknown[] = await this.connection.getRepository(ctx, Subscription).query(lock, [id]);
    if (locked.length > 0) await this.reminders.writeDue(ctx, await this.subscriptions.load(ctx, id), today);
  }

  /** Lists the subscriptions that may have a reminder due; `dueReminder` says if they have. */
  private async due(today: Day): Promise<readonly ID[]> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const isWritten = (type: Announcement): string =>
      `EXISTS (SELECT FROM subscription_reminder sent WHERE sent."subscriptionId" = subscription.id
               AND sent."reminderType" = '${type}' AND sent."actionableDate" = subscription."actionableDate")`;
    const rows: readonly { readonly id: ID }[] = await this.connection.getRepository(ctx, Subscription).query(
      `SELECT subscription.id FROM subscription JOIN customer ON customer.id = subscription."customerId"
       WHERE customer."deletedAt" IS NULL AND "plannedOn" > $1 AND "plannedOn" <= $2
         AND NOT CASE WHEN "plannedOn" <= $3 THEN ${isWritten('last_chance')} ELSE ${isWritten('default')} END
       ORDER BY "plannedOn", subscription.position`,
      [today, addDays(today, leadDays.default), addDays(today, leadDays.last_chance)],
    );
    return rows.map(({ id }) => id);
  }
}

const job: RowJob<ID> = { name: 'Reminders', failed: (id) => `The reminder of ${id} is not written` };
