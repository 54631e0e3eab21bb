import type { Alarm } from './alarm';

const hour = 3_600_000;
const week = 168 * hour;

/** Orders in an hour of last week that say that there should be one in this. */
const many = 10;

/** Rings when no order was placed for an hour in which at least ten were a week ago. */
export const ordersInHour: Alarm = async ({ database }, now) => {
  const { rows } = await database.query<{ readonly latest: number; readonly before: number }>(
    `SELECT count(*) FILTER (WHERE "orderPlacedAt" > $1)::int AS latest,
       count(*) FILTER (WHERE "orderPlacedAt" <= $3)::int AS before
     FROM "order" WHERE "orderPlacedAt" > $1 AND "orderPlacedAt" <= $4 OR "orderPlacedAt" > $2 AND "orderPlacedAt" <= $3`,
    [now.getTime() - hour, now.getTime() - week - hour, now.getTime() - week, now.getTime()].map(
      (time) => new Date(time),
    ),
  );
  const { latest = 0, before = 0 } = rows[0] ?? {};
  if (latest > 0 || before < many) return undefined;
  return `Orders: none in the last hour, and ${before} in the same hour of last week. Buy something yourself.`;
};
