import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { ScheduledTask, TransactionalConnection } from '@vendure/core';
import { normalEmail } from '#src/plugins/core/text-checks';
import { MessageTime } from '#src/plugins/recent-calls/entities/message-time.entity';

/**
 * Holds back the messages that anybody can have sent to a contact, an e-mail address or a phone number: one a minute, whatever
 * is asked for. All services and all servers ask here, so that a contact does not get one of each.
 */
@Injectable()
export class MessageThrottle {
  constructor(private readonly connection: TransactionalConnection) {}

  /**
   * True when a message may go to a contact now, which counts as sent then. It counts by the transaction of the caller, and two at
   * the same moment wait for each other.
   */
  async take(ctx: RequestContext, contact: string): Promise<boolean> {
    const rows = (await this.connection.getRepository(ctx, MessageTime).query(
      `INSERT INTO message_time (contact, "sentAt") VALUES ($1, now())
       ON CONFLICT (contact) DO UPDATE SET "sentAt" = now() WHERE message_time."sentAt" <= now() - interval '1 minute'
       RETURNING id`,
      [hashOf(contact)],
    )) as readonly unknown[];
    return rows.length > 0;
  }

  /** Forgets contacts that may be written to again. */
  async forgetOld(): Promise<void> {
    await this.connection.rawConnection.query(`DELETE FROM message_time WHERE "sentAt" <= now() - interval '1 minute'`);
  }
}

/** Runs each hour: a concurrent call only asks whether a minute is over. */
export const forgetMessageTimes = new ScheduledTask({
  id: 'forget-message-times',
  description: 'Forgets whom strangers had messages sent to, once a minute is over',
  schedule: (cron) => cron.everyHour(),
  execute: ({ injector }) => injector.get(MessageThrottle).forgetOld(),
});

function hashOf(contact: string): string {
  return createHash('sha256').update(normalEmail(contact)).digest('hex');
}
