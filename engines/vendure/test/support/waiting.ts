import type { RequestContext } from '@vendure/core';
import { Order, TransactionalConnection } from '@vendure/core';
import { inTransaction } from './customers';
import type { EngineUnderTest } from './engine-under-test';
import { eventually } from './engine-under-test';

/** Resolves once this many transactions wait for a lock. */
export async function untilOthersWait(engine: EngineUnderTest, howMany = 1): Promise<void> {
  await eventually(async () => (await waiting(engine)) >= howMany || undefined);
}

/** Resolves once the work is over, or waits for a lock of the context's transaction. */
export async function untilOverOrWaiting(
  engine: EngineUnderTest,
  ctx: RequestContext,
  work: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  // Another lock that it waits for on its way says nothing: others change the same orders and stock.
  const behindIt = 'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))';
  const rows = engine.get(TransactionalConnection).getRepository(ctx, Order);
  await eventually(async () => isOver || (await rows.query<readonly unknown[]>(behindIt)).length > 0 || undefined);
}

async function waiting(engine: EngineUnderTest): Promise<number> {
  const { rawConnection } = engine.get(TransactionalConnection);
  const waits = await rawConnection.query<readonly unknown[]>('SELECT FROM pg_locks WHERE NOT granted');
  return waits.length;
}

/** Does something twice, and lets neither write to a table before both are in the middle of it. */
export async function twiceAtOnce<T>(
  engine: EngineUnderTest,
  table: string,
  call: () => Promise<T>,
): Promise<readonly PromiseSettledResult<T>[]> {
  const { answers } = await inTransaction(engine, async (ctx) => {
    await engine.get(TransactionalConnection).getRepository(ctx, Order).query(`LOCK TABLE ${table} IN SHARE MODE`);
    const answers = Promise.allSettled([call(), call()]);
    await untilOthersWait(engine, 2);
    return { answers };
  });
  return answers;
}
