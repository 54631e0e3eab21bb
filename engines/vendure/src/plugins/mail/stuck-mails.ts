import { Injectable } from '@nestjs/common';
import { Logger, ScheduledTask, TransactionalConnection } from '@vendure/core';
import { mailQueue } from './mail-queue';

/** Milliseconds after which a mail that is still being sent has lost its worker: mail servers have to answer much sooner. */
const longestSending = 300_000;

/**
 * Brings back mails whose worker died while it sent them. Vendure's queue takes only jobs that wait, and leaves the job of a
 * dead worker running for ever. A mail that had gone out is not sent again: SentMail remembers it.
 */
@Injectable()
export class StuckMails {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Lets every worker take the mails again whose sending began too long before `now`. Returns how many there were. */
  async bringBack(now: Date): Promise<number> {
    const begun = new Date(now.getTime() - longestSending);
    const [, count] = (await this.connection.rawConnection.query(
      `UPDATE job_record SET state = 'PENDING' WHERE "queueName" = $1 AND state = 'RUNNING' AND "startedAt" < $2`,
      [mailQueue, begun],
    )) as [unknown, number];
    if (count > 0) Logger.warn(`${count} mails are sent again, whose worker ended before they were out.`, 'StuckMails');
    return count;
  }
}

/** Looks for stuck mails each minute. Two workers that look at the same moment do no harm. */
export const bringBackStuckMails = new ScheduledTask({
  id: 'bring-back-stuck-mails',
  description: 'Sends mails whose worker ended while it sent them',
  schedule: (cron) => cron.every(1).minutes(),
  execute: async ({ injector }) => ({ mails: await injector.get(StuckMails).bringBack(new Date()) }),
});
