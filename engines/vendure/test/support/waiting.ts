import { Order, TransactionalConnection } from '@vendure/core';
import { inTransaction } from './customers';
import type { EngineUnderTest } from './engine-under-test';
import { eventually } from './engine-under-test';

/** Goes on once so many wait for what another transaction has locked. */
export async function untilOthersWait(engine: EngineUnderTest, howMany = 1): Promise<void> {
  const { rawConnection } = engine.get(TransactionalConnection);
  await eventually(async () => {
    const waiting = (await rawConnection.query('SELECT FROM pg_locks WHERE NOT granted')) as readonly unknown[];
    return waiting.length >= howMany || undefined;
  });
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
