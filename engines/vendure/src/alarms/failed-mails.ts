import { mailQueue } from '#src/plugins/mail/mail-queue';
import type { Alarm } from './alarm';

/** Milliseconds for which a mail that failed rings: a day, and an hour for those who look once a day. */
const rings = 25 * 3_600_000;

/** Rings when mails failed after their last attempt, or have waited for an hour: the worker or the mail server is away then. */
export const failedMails: Alarm = async ({ database }, now) => {
  const { rows } = await database.query<{ readonly failed: number; readonly waiting: number }>(
    // Jobs are made with the time of the database, and end with that of the process.
    `SELECT count(*) FILTER (WHERE state = 'FAILED' AND "settledAt" > $2)::int AS failed,
       count(*) FILTER (WHERE NOT "isSettled" AND "createdAt" < now() - interval '1 hour')::int AS waiting
     FROM job_record WHERE "queueName" = $1`,
    [mailQueue, new Date(now.getTime() - rings)],
  );
  const { failed = 0, waiting = 0 } = rows[0] ?? {};
  const parts = [
    ...(failed > 0 ? [`failed since yesterday: ${failed}`] : []),
    ...(waiting > 0 ? [`waiting for more than an hour: ${waiting}`] : []),
  ];
  return parts.length === 0 ? undefined : `Mails: ${parts.join(', ')}. See the dashboard, System → Job queue.`;
};
