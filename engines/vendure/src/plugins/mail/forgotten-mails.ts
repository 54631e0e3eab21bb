import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Customer, CustomerEvent, EventBus, ScheduledTask, TransactionalConnection } from '@vendure/core';
import { mailQueue } from './mail-queue';

/** Milliseconds for which the text of a mail stays after it was sent: a day. */
const keptWhenSent = 86_400_000;

/** Milliseconds for which one stays that could not be sent, for somebody to look at: thirty days. */
const keptWhenFailed = 30 * keptWhenSent;

/**
 * Forgets the texts of mails that are out: they have names and addresses, and messages to the shop in full. SentMail remembers that they
 * were sent.
 */
@Injectable()
export class ForgottenMails implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'forget-mails-of-deleted-customer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity: { customFields } }) => {
        if (type !== 'deleted' || customFields.provenEmail === null) return;
        // One that waits still goes out.
        await this.connection
          .getRepository(ctx, Customer)
          .query(`DELETE FROM job_record WHERE "queueName" = $1 AND "isSettled" AND strpos(LOWER(data), $2) > 0`, [
            mailQueue,
            customFields.provenEmail,
          ]);
      },
    });
  }

  /** Returns how many were forgotten. */
  async forgetOld(now: Date): Promise<number> {
    const [, count] = (await this.connection.rawConnection.query(
      `DELETE FROM job_record WHERE "queueName" = $1 AND "isSettled"
         AND "settledAt" < (CASE state WHEN 'COMPLETED' THEN $2::timestamp ELSE $3::timestamp END)`,
      [mailQueue, new Date(now.getTime() - keptWhenSent), new Date(now.getTime() - keptWhenFailed)],
    )) as [unknown, number];
    return count;
  }
}

/** Forgets each hour. */
export const forgetSentMails = new ScheduledTask({
  id: 'forget-sent-mails',
  description: 'Forgets the texts of mails that were sent a day ago',
  schedule: (cron) => cron.everyHour(),
  execute: async ({ injector }) => ({ mails: await injector.get(ForgottenMails).forgetOld(new Date()) }),
});
