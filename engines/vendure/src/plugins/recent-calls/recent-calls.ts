import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ScheduledTask, TransactionalConnection } from '@vendure/core';
import { networkOf } from '#src/http/network-of';
import { tooManyCalls } from '#src/plugins/core/shop-failure';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Requests of one kind that send a message: about one contact or by one link, and from one network address, which several people
 * may share.
 */
const aboutOneInMinute = 10;
const aboutOneInHour = 60;
const fromAddressInMinute = 120;

/** So many calls of one caller within a span of time. */
export interface CallLimit {
  readonly caller: string;
  readonly allowed: number;
  /** Milliseconds; a minute when left out. */
  readonly within?: number;
}

/**
 * Counts calls of strangers, for all servers. A call is counted before anything is looked up for it: of many concurrent ones none
 * would be counted otherwise before all were let through. The count stays when the call is undone.
 */
@Injectable()
export class RecentCalls {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Counts a call by each of its limits. Throws RATE_LIMITED, and counts nothing, when one of them is reached. */
  async take(...limits: readonly CallLimit[]): Promise<void> {
    const taken: CallLimit[] = [];
    for (const limit of limits) {
      if (!(await this.takeOne(limit))) {
        await this.giveBack(...taken);
        throw tooManyCalls();
      }
      taken.push(limit);
    }
  }

  /** Subtracts a counted call that proved to be exempt from the limit. */
  async giveBack(...limits: readonly CallLimit[]): Promise<void> {
    for (const limit of limits)
      await this.query(`UPDATE recent_call SET calls = calls - 1 WHERE caller = $1 AND calls > 0`, [nameOf(limit)]);
  }

  /** Counts a request that sends a message. Throws RATE_LIMITED when there were too many about the contact or from the network address. */
  takeMessage(kind: string, about: string, ip: string | undefined): Promise<void> {
    const what = `${kind} about ${about}`;
    return this.take(
      ...(ip === undefined ? [] : [{ caller: `${kind} from ${networkOf(ip)}`, allowed: fromAddressInMinute }]),
      { caller: what, allowed: aboutOneInMinute },
      { caller: what, allowed: aboutOneInHour, within: hour },
    );
  }

  /** Forgets callers whose calls count anew. */
  async forgetOld(): Promise<void> {
    await this.query(`DELETE FROM recent_call WHERE "endsAt" <= now()`);
  }

  /** Callers of the same moment wait for each other at the row. */
  private async takeOne(limit: CallLimit): Promise<boolean> {
    const rows = await this.query(
      `INSERT INTO recent_call (caller, calls, "endsAt") VALUES ($1, 1, now() + $2 * interval '1 millisecond')
       ON CONFLICT (caller) DO UPDATE SET
         calls = CASE WHEN recent_call."endsAt" <= now() THEN 1 ELSE recent_call.calls + 1 END,
         "endsAt" = CASE WHEN recent_call."endsAt" <= now() THEN excluded."endsAt" ELSE recent_call."endsAt" END
       WHERE recent_call."endsAt" <= now() OR recent_call.calls < $3
       RETURNING id`,
      [nameOf(limit), limit.within ?? minute, limit.allowed],
    );
    return rows.length > 0;
  }

  private query(statement: string, values: unknown[] = []): Promise<readonly unknown[]> {
    return this.connection.rawConnection.query(statement, values);
  }
}

/** Forgets each hour. */
export const forgetRecentCalls = new ScheduledTask({
  id: 'forget-recent-calls',
  description: 'Forgets who has called, once the calls count anew',
  schedule: (cron) => cron.everyHour(),
  execute: ({ injector }) => injector.get(RecentCalls).forgetOld(),
});

function nameOf({ caller, within = minute }: CallLimit): string {
  return createHash('sha256').update(`${within} ${caller}`).digest('hex');
}
