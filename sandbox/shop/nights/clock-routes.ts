import type { FastifyInstance } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf } from '#sandbox/http/request-body';
import type { Shop } from '#sandbox/shop/shop';
import type { Nights } from './nights';
import { catchUp } from './nights';

const mostDays = 3660;
const millisecondsOfDay = 86_400_000;

/** The lever that moves the shop's time on and does what is due until then. Who is signed in stays signed in. */
export function clockRoutes(app: FastifyInstance, shop: Shop): void {
  let running: Promise<unknown> = Promise.resolve();

  app.get('/_control/clock', () => ({ now: shop.clock.now().toISOString() }));

  app.post('/_control/clock', async (request) => {
    const target = targetOf(fieldsOf(request.body), shop.clock.now());
    // One after the other, so that each answers with all that has happened until its time.
    const run = running.then(() => moveTo(target));
    running = run.catch(() => undefined);
    return { ...(await run), now: shop.clock.now().toISOString() };
  });

  async function moveTo(target: Date): Promise<Nights> {
    shop.clock.moveTo(target);
    await shop.database.updateTable('worlds').set({ clockOffsetMilliseconds: shop.clock.offsetMilliseconds }).execute();
    return catchUp(shop);
  }
}

/** Goes on from the time to which the shop was moved before it was stopped. */
export async function rememberTime({ clock, database }: Shop): Promise<void> {
  const { clockOffsetMilliseconds } = await database
    .selectFrom('worlds')
    .select('clockOffsetMilliseconds')
    .executeTakeFirstOrThrow();
  clock.moveTo(new Date(clock.now().getTime() + clockOffsetMilliseconds));
}

/** `now` as a moment to come, or `advanceDays` from now. */
function targetOf({ now: wished, advanceDays }: Fields, now: Date): Date {
  const days = integerOf(advanceDays);
  const target =
    wished === undefined
      ? new Date(now.getTime() + (days ?? -1) * millisecondsOfDay)
      : new Date(typeof wished === 'string' ? wished : '');
  const ahead = (target.getTime() - now.getTime()) / millisecondsOfDay;
  if (ahead >= 0 && ahead <= mostDays) return target;
  throw new ApiError(422, {
    error: `Send {"now": "…"} with a time to come, or {"advanceDays": 0 to ${String(mostDays)}}. The clock only goes forward.`,
  });
}
