import type { FastifyInstance } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf } from '#sandbox/http/request-body';
import type { Shop } from '#sandbox/shop/shop';
import type { JobReport } from './recurring-jobs';
import { runRecurringJobs } from './recurring-jobs';

const maxDays = 3660;
const millisecondsPerDay = 86_400_000;

/** Moves the shop's clock forward and runs the jobs that are due. Sessions do not expire by it. */
export function clockRoutes(app: FastifyInstance, shop: Shop): void {
  let running: Promise<unknown> = Promise.resolve();

  app.get('/_control/clock', () => ({ now: shop.clock.now().toISOString() }));

  app.post('/_control/clock', async (request) => {
    const target = targetOf(fieldsOf(request.body), shop.clock.now());
    // One after the other, so that each response reports the jobs up to its time.
    const run = running.then(() => moveTo(target));
    running = run.catch(() => undefined);
    return { ...(await run), now: shop.clock.now().toISOString() };
  });

  async function moveTo(target: Date): Promise<JobReport> {
    shop.clock.moveTo(target);
    await shop.database
      .updateTable('shopState')
      .set({ clockOffsetMilliseconds: shop.clock.offsetMilliseconds })
      .execute();
    return runRecurringJobs(shop);
  }
}

/** Restores the clock offset of the previous run. */
export async function restoreClock({ clock, database }: Shop): Promise<void> {
  const { clockOffsetMilliseconds } = await database
    .selectFrom('shopState')
    .select('clockOffsetMilliseconds')
    .executeTakeFirstOrThrow();
  clock.moveTo(new Date(clock.now().getTime() + clockOffsetMilliseconds));
}

/** The time in `now`, or `advanceDays` from now. */
function targetOf({ now: requested, advanceDays }: Fields, now: Date): Date {
  const days = integerOf(advanceDays);
  const target =
    requested === undefined
      ? new Date(now.getTime() + (days ?? -1) * millisecondsPerDay)
      : new Date(typeof requested === 'string' ? requested : '');
  const ahead = (target.getTime() - now.getTime()) / millisecondsPerDay;
  if (ahead >= 0 && ahead <= maxDays) return target;
  throw new ApiError(422, {
    error: `Send {"now": "…"} with a time to come, or {"advanceDays": 0 to ${String(maxDays)}}. The clock only goes forward.`,
  });
}
