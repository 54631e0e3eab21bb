import { Inject, Injectable } from '@nestjs/common';
import { TransactionalConnection } from '@vendure/core';
import type { EventSettings } from '#src/config/environment';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { addDays, beginningOf } from '#src/plugins/core/interval/calendar-day';
import { EVENT_SETTINGS } from './tracked-events';

/** Events that one run deletes at most; the next run goes on. */
const mostAtOnce = 10_000;

/** Deletes events that were kept long enough, also those from before they were passed on. */
@Injectable()
export class ForgottenEvents implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    @Inject(EVENT_SETTINGS) private readonly settings: EventSettings,
  ) {}

  async work(today: string): Promise<void> {
    await this.connection.rawConnection.query(
      `DELETE FROM tracked_event WHERE id IN
         (SELECT id FROM tracked_event WHERE "receivedAt" < $1 LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED)`,
      [beginningOf(addDays(today, -this.settings.keptDays))],
    );
  }
}
